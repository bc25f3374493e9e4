import { type Audience, AudienceMenu, Card, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ShownFieldsCard_profile$key } from '../../__generated__/ShownFieldsCard_profile.graphql.ts'
import type { PublishableField } from '../../lib/__generated__/enums.ts'
import { toAudience, toAudienceValue } from '../../shared/audience.ts'
import { useSectionLabels } from '../../shared/publicProfile/sections.ts'
import styles from './MyTwinScreen.module.css'
import { useProfileSwitch } from './profile/useUpdateProfile.ts'

export function ShownFieldsCard({ profile: profileRef }: { profile: ShownFieldsCard_profile$key }) {
  const { t } = useLingui()
  const sections = useSectionLabels()
  const { id, audience, fieldAudiences } = useFragment(
    graphql`
      fragment ShownFieldsCard_profile on Profile {
        id
        audience
        fieldAudiences {
          field
          audience
        }
      }
    `,
    profileRef,
  )
  const { change, failure } = useProfileSwitch(id, t`Failed to update profile`)
  const labels: Record<string, string> = {
    DISPLAY_NAME: t`Display name`,
    AVATAR_URL: t`Picture`,
    TITLE: t`Job title`,
    BIO: t`Bio`,
    INTERESTS: t`Interests`,
    LOCATION: t`Location`,
    ACHIEVEMENTS: sections.achievements,
    POSTS: sections.posts,
    PHOTOS: sections.photos,
    SKILLS: sections.skills,
    PROJECTS: sections.projects,
  } satisfies Record<PublishableField, string>

  const handleChange = (field: PublishableField, next: Audience) => {
    const audience = toAudienceValue(next)
    return change({ fieldAudiences: [{ field, audience }] }, (profile) => {
      const record = profile.getLinkedRecords('fieldAudiences')?.find((one) => one.getValue('field') === field)
      record?.setValue(audience, 'audience')
    })
  }

  return (
    <Card title={t`What others see`}>
      <p className={styles.note}>
        {audience === 'PRIVATE' ? (
          <Trans>These take effect once your profile is shared.</Trans>
        ) : (
          <Trans>Fields reach no more people than your profile. They always see your username, never your email.</Trans>
        )}
      </p>
      <ul className={styles.fields}>
        {fieldAudiences.map(({ field, audience }) => (
          <li key={field} className={styles.field}>
            <span>{labels[field]}</span>
            <AudienceMenu
              label={labels[field] ?? field}
              audience={toAudience(audience)}
              onChange={(next) => void handleChange(field as PublishableField, next)}
            />
          </li>
        ))}
      </ul>
      <FormError>{failure}</FormError>
    </Card>
  )
}
