/* eslint-disable relay/unused-fields -- Sections are read by name. */
import { Card, FormError, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ShownFieldsCard_profile$data, ShownFieldsCard_profile$key } from '../../__generated__/ShownFieldsCard_profile.graphql.ts'
import { sectionFields, isShown, sectionNames, mapSections } from '../../shared/publicProfile/sections.ts'
import styles from './MyTwinScreen.module.css'
import { useProfileSwitch } from './profile/useUpdateProfile.ts'

const basics = ['DISPLAY_NAME', 'AVATAR_URL', 'BIO', 'INTERESTS', 'LOCATION'] as const
type Basic = (typeof basics)[number]

const defaultBasics: readonly Basic[] = ['DISPLAY_NAME', 'AVATAR_URL', 'BIO', 'INTERESTS']

export function ShownFieldsCard({ profile: profileRef }: { profile: ShownFieldsCard_profile$key }) {
  const { t } = useLingui()
  const profile = useFragment(
    graphql`
      fragment ShownFieldsCard_profile on Profile {
        id
        isPublic
        publicFields
        sectionVisibility {
          achievements
          posts
          photos
          skills
          projects
        }
        displayName
        avatarUrl
        bio
        interests
        location
      }
    `,
    profileRef,
  )
  const { change, failure } = useProfileSwitch(profile.id, t`Failed to update profile`)
  const basicLabels: Record<Basic, string> = {
    DISPLAY_NAME: t`Display name`,
    AVATAR_URL: t`Picture`,
    BIO: t`Bio`,
    INTERESTS: t`Interests`,
    LOCATION: t`Location`,
  }
  const shownBasics = getShownBasics(profile)

  // An empty list would mean the default.
  const show = (chosenBasics: readonly Basic[]) => {
    const publicFields = [...chosenBasics, ...sectionNames.map((section) => sectionFields[section])]
    const sectionVisibility = mapSections((section) => isShown(profile, section))
    return change({ publicFields, sectionVisibility }, (record) => {
      record.setValue(publicFields, 'publicFields')
      const visibility = record.getLinkedRecord('sectionVisibility')
      for (const section of sectionNames) visibility?.setValue(sectionVisibility[section], section)
    })
  }

  return (
    <Card title={t`What others see`}>
      <p className={styles.note}>
        {profile.isPublic ? (
          <Trans>What you turn on is visible to anyone and known to your twin. Everything else stays private.</Trans>
        ) : (
          <Trans>What you turn on becomes visible to anyone once your profile is public.</Trans>
        )}
      </p>
      <div data-voice="public" className={styles.fields}>
        {basics.map((field) => (
          <Switch
            key={field}
            isSelected={shownBasics.includes(field)}
            onChange={(isOn) => void show(toggled(basics, shownBasics, field, isOn))}
            description={isEmpty(profile, field) ? t`Not filled in yet` : undefined}
          >
            {basicLabels[field]}
          </Switch>
        ))}
      </div>
      <p className={styles.note}>
        <Trans>
          Your username is always public; your email and title never are. Show or hide sections such as posts and photos in Profile
          Settings.
        </Trans>
      </p>
      <FormError>{failure}</FormError>
    </Card>
  )
}

function getShownBasics({ publicFields }: ShownFieldsCard_profile$data): readonly Basic[] {
  return publicFields.length === 0 ? defaultBasics : basics.filter((field) => publicFields.includes(field))
}

function toggled<T>(all: readonly T[], chosen: readonly T[], one: T, isOn: boolean): T[] {
  return all.filter((item) => (item === one ? isOn : chosen.includes(item)))
}

function isEmpty(profile: ShownFieldsCard_profile$data, field: Basic): boolean {
  switch (field) {
    case 'DISPLAY_NAME':
      return profile.displayName == null
    case 'AVATAR_URL':
      return profile.avatarUrl == null
    case 'BIO':
      return profile.bio == null
    case 'LOCATION':
      return profile.location == null
    case 'INTERESTS':
      return profile.interests.length === 0
  }
}
