import { FormError, SegmentedControl, Select } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ThemeAndLanguage_theme$key } from '../../../__generated__/ThemeAndLanguage_theme.graphql.ts'
import type { ThemeAndLanguage_language$key } from '../../../__generated__/ThemeAndLanguage_language.graphql.ts'
import { chooseTheme } from '../../../lib/theme.ts'
import { Section } from '../Section.tsx'
import { useChoice } from '../account/useUpdateAccount.ts'
import { getBrowserLocale, chooseLocale, isLocale, languages, type Locale } from '../../../i18n/locale.ts'
import { chosenLocale } from '../../../lib/storage.ts'

const themes = ['SYSTEM', 'LIGHT', 'DARK'] as const
type Theme = (typeof themes)[number]

export function ThemeSection({ user: userRef }: { user: ThemeAndLanguage_theme$key }) {
  const { t } = useLingui()
  const user = useFragment(
    graphql`
      fragment ThemeAndLanguage_theme on User {
        theme
      }
    `,
    userRef,
  )
  const saved = themes.find((theme) => theme === user.theme) ?? 'SYSTEM'
  const { value, choose, failure } = useChoice<Theme>(saved, (theme) => ({ theme }), chooseTheme)
  return (
    <Section id="theme" description={<Trans>Light or dark, in every browser where you sign in.</Trans>}>
      <div>
        <SegmentedControl
          label={t`Theme`}
          items={[
            { value: 'SYSTEM', label: t`System`, icon: Monitor },
            { value: 'LIGHT', label: t`Light`, icon: Sun },
            { value: 'DARK', label: t`Dark`, icon: Moon },
          ]}
          value={value}
          onChange={(theme) => void choose(theme)}
        />
      </div>
      <FormError>{failure}</FormError>
    </Section>
  )
}

type Choice = Locale | 'browser'

const toLocale = (choice: Choice) => (choice === 'browser' ? null : choice)

export function LanguageSection({ user: userRef }: { user: ThemeAndLanguage_language$key }) {
  const { t } = useLingui()
  const { language } = useFragment(
    graphql`
      fragment ThemeAndLanguage_language on User {
        language
      }
    `,
    userRef,
  )
  const kept = [language, chosenLocale.get()].find(isLocale)
  const { value, choose, failure } = useChoice<Choice>(
    kept ?? 'browser',
    (choice) => ({ language: toLocale(choice) }),
    (choice) => chooseLocale(toLocale(choice)),
  )
  const browserLanguage = languages[getBrowserLocale()]
  const options: { value: Choice; label: string }[] = [
    { value: 'browser', label: t`Same as the browser: ${browserLanguage}` },
    { value: 'en', label: languages.en },
    { value: 'de', label: languages.de },
  ]
  return (
    <Section id="language" description={<Trans>The language of the app. Your private brain answers in the language you write in.</Trans>}>
      <Select label={t`Language`} isLabelHidden items={options} value={value} onChange={(choice) => void choose(choice)} />
      <FormError>{failure}</FormError>
    </Section>
  )
}
