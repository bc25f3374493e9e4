import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const exclude = ['**/__generated__/**', '**/*.test.*', '**/*.stories.*', '**/e2e/**', '<rootDir>/web/testing/**']

export default {
  rootDir: `${import.meta.dirname}/..`,
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/web/i18n/locales/{locale}', include: ['<rootDir>/web', '<rootDir>/design-system'], exclude }],
  catalogsMergePath: '<rootDir>/web/i18n/__generated__/{locale}',
  compileNamespace: 'json',
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
} satisfies Partial<LinguiConfig>
