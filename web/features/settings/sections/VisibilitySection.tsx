import { AudienceMark, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { VisibilitySection_profile$key } from '../../../__generated__/VisibilitySection_profile.graphql.ts'
import { toAudience } from '../../../shared/audience.ts'
import { isShown, sectionNames, useSectionLabels } from '../../../shared/publicProfile/sections.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

export function VisibilitySection({ profile }: { profile: VisibilitySection_profile$key }) {
  const { t, i18n } = useLingui()
  const labels = useSectionLabels()
  const data = useFragment(
    graphql`
      fragment VisibilitySection_profile on Profile {
        audience
        isTwinEnabled
        publicFields
        sectionVisibility {
          achievements
          posts
          photos
          skills
          projects
        }
      }
    `,
    profile,
  )
  const { audience, isTwinEnabled, publicFields } = data
  const isShared = audience !== 'PRIVATE'
  const { achievements, posts, photos, skills, projects } = data.sectionVisibility
  const sectionVisibility = { achievements, posts, photos, skills, projects }
  const names = sectionNames.filter((section) => isShown({ publicFields, sectionVisibility }, section)).map((section) => labels[section])
  const list = new Intl.ListFormat(i18n.locale).format(names)

  return (
    <Section id="visibility" description={<Trans>Who can see your profile and talk to your twin.</Trans>}>
      <div className={styles.stack}>
        <AudienceMark audience={toAudience(audience)}>
          {audience === 'LISTED' ? t`Anyone can see your profile` : isShared ? undefined : t`Only you see your profile`}
        </AudienceMark>
        <p>
          {isTwinEnabled && isShared && t`Visitors can talk to your twin.`}
          {!isTwinEnabled && t`Your twin isn’t taking messages.`}
          {isTwinEnabled && !isShared && t`Only you can talk to your twin.`}{' '}
          {names.length === 0 ? t`All sections are hidden.` : t`Visible sections: ${list}.`}
        </p>
        <LinkButton href="/twin">
          <Trans>Change it in My Twin</Trans>
        </LinkButton>
      </div>
    </Section>
  )
}
