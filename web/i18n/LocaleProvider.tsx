import { I18nProvider, useLingui } from '@lingui/react'
import { i18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { I18nProvider as AriaLocaleProvider } from 'react-aria-components/I18nProvider'

export function LocaleProvider({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <AriaLocale>{children}</AriaLocale>
    </I18nProvider>
  )
}

function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const [locale = i18n.locale] = [i18n.locales ?? []].flat()
  return <AriaLocaleProvider locale={locale}>{children}</AriaLocaleProvider>
}
