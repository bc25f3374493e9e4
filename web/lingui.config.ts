import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const exclude = ['**/__generated__/**', '**/*.test.*', '**/*.stories.*', '**/e2e/**', '<rootDir>/web/testing/**']

const collator = new Intl.Collator('en-US')

export default {
  rootDir: `${import.meta.dirname}/..`,
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/web/i18n/locales/{locale}', include: ['<rootDir>/web', '<rootDir>/design-system'], exclude }],
  catalogsMergePath: '<rootDir>/web/i18n/__generated__/{locale}',
  compileNamespace: 'json',
  format: formatter({ lineNumbers: false }),
  // Server texts have their English wording as ID.
  orderBy: (a, b) => collator.compare(a.entry.message ?? a.messageId, b.entry.message ?? b.messageId),
} satisfies Partial<LinguiConfig>
