import { FormError, Select } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { LanguageSection_user$key } from '../../../__generated__/LanguageSection_user.graphql.ts'
import { browserLocale, chooseLocale, isLocale, languages, type Locale } from '../../../i18n/locale.ts'
import { chosenLocale } from '../../../lib/storage.ts'
import { Section } from '../Section.tsx'
import { useChoice } from '../useChoice.ts'

type Choice = Locale | 'browser'

const localeOf = (choice: Choice) => (choice === 'browser' ? null : choice)

export function LanguageSection({ user: userRef }: { user: LanguageSection_user$key }) {
  const { t } = useLingui()
  const { language } = useFragment(
    graphql`
      fragment LanguageSection_user on User {
        language
      }
    `,
    userRef,
  )
  const kept = [language, chosenLocale.get()].find(isLocale)
  const { value, choose, failure } = useChoice<Choice>(
    kept ?? 'browser',
    (choice) => ({ language: localeOf(choice) }),
    (choice) => chooseLocale(localeOf(choice)),
  )
  const browserLanguage = languages[browserLocale()]
  const options: { value: Choice; label: string }[] = [
    { value: 'browser', label: t`Same as the browser: ${browserLanguage}` },
    { value: 'en', label: languages.en },
    { value: 'de', label: languages.de },
  ]
  return (
    <Section id="language" description={<Trans>The language of the app. Your private brain answers in the language you write in.</Trans>}>
      <Select label={t`Language`} isLabelHidden options={options} value={value} onChange={(choice) => void choose(choice)} />
      <FormError>{failure}</FormError>
    </Section>
  )
}
