import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { BrowserEngine } from './browserEngine.ts'
import { detectLanguage } from './languages.ts'
import { Reading } from './reading.ts'

export function startReading(onChange: () => void): Reading {
  return new Reading({
    engine: new BrowserEngine(),
    detectLanguage: (text) => detectLanguage(text, i18n.locale),
    placeholders: { code: t`Code omitted.`, formula: t`formula`, link: t`link` },
    onChange,
  })
}
