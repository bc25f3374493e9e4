import { FormError, SegmentedControl } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ThemeSection_user$key } from '../../../__generated__/ThemeSection_user.graphql.ts'
import { chooseTheme } from '../../../lib/theme.ts'
import { Section } from '../Section.tsx'
import { useChoice } from '../useChoice.ts'

const themes = ['SYSTEM', 'LIGHT', 'DARK'] as const
type Theme = (typeof themes)[number]

export function ThemeSection({ user: userRef }: { user: ThemeSection_user$key }) {
  const { t } = useLingui()
  const user = useFragment(
    graphql`
      fragment ThemeSection_user on User {
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
          options={[
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
