/* eslint-disable relay/unused-fields -- Sections are read by their names, one after another. */
import { Card, FormError, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ShownFieldsCard_profile$data, ShownFieldsCard_profile$key } from '../../__generated__/ShownFieldsCard_profile.graphql.ts'
import { sectionsOf, sectionNames, useSectionLabels, type Section } from './sections.ts'
import styles from './MyTwinScreen.module.css'
import { useProfileSwitch } from './useProfileSwitch.ts'

const basics = ['DISPLAY_NAME', 'AVATAR_URL', 'BIO', 'INTERESTS', 'LOCATION'] as const
type Basic = (typeof basics)[number]

/** What a list that names nothing stands for. */
const defaultBasics: readonly Basic[] = ['DISPLAY_NAME', 'AVATAR_URL', 'BIO', 'INTERESTS']

const fieldOf = {
  achievements: 'ACHIEVEMENTS',
  posts: 'POSTS',
  photos: 'PHOTOS',
  skills: 'SKILLS',
  projects: 'PROJECTS',
} as const satisfies Record<Section, string>

/** Which parts of the profile are shown to others. Everything else stays with its owner, and its twin does not know it. */
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
        achievements
        posts {
          __typename
        }
        photos
        skills
        projects {
          __typename
        }
      }
    `,
    profileRef,
  )
  const { change, failure } = useProfileSwitch(profile.id, t`Failed to update profile`)
  const sectionLabels = useSectionLabels()
  const basicLabels: Record<Basic, string> = {
    DISPLAY_NAME: t`Display name`,
    AVATAR_URL: t`Picture`,
    BIO: t`Bio`,
    INTERESTS: t`Interests`,
    LOCATION: t`Location`,
  }
  const shownBasics = shownBasicsOf(profile)
  const shownSections = shownSectionsOf(profile)

  // Both lists are written whole: a section is hidden by its own switch alone, so that the list never becomes empty, which would mean the default.
  const show = (chosenBasics: readonly Basic[], chosenSections: readonly Section[]) => {
    const publicFields = [...chosenBasics, ...sectionNames.map((section) => fieldOf[section])]
    const sectionVisibility = sectionsOf((section) => chosenSections.includes(section))
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
          <Trans>Anyone sees what is on here. What is off stays with you, and your twin does not know it.</Trans>
        ) : (
          <Trans>Anyone will see what is on here, once your profile is public.</Trans>
        )}
      </p>
      <div data-voice="public" className={styles.fields}>
        {basics.map((field) => (
          <Switch
            key={field}
            isSelected={shownBasics.includes(field)}
            onChange={(isOn) => void show(toggled(basics, shownBasics, field, isOn), shownSections)}
            description={isEmpty(profile, field) ? t`Nothing there yet` : undefined}
          >
            {basicLabels[field]}
          </Switch>
        ))}
        {sectionNames.map((section) => (
          <Switch
            key={section}
            isSelected={shownSections.includes(section)}
            onChange={(isOn) => void show(shownBasics, toggled(sectionNames, shownSections, section, isOn))}
            description={profile[section].length === 0 ? t`Nothing there yet` : undefined}
          >
            {sectionLabels[section]}
          </Switch>
        ))}
      </div>
      <p className={styles.note}>
        <Trans>Your username is part of the address, and always seen. Your email and your title never are.</Trans>
      </p>
      <FormError>{failure}</FormError>
    </Card>
  )
}

function shownBasicsOf({ publicFields }: ShownFieldsCard_profile$data): readonly Basic[] {
  return publicFields.length === 0 ? defaultBasics : basics.filter((field) => publicFields.includes(field))
}

function shownSectionsOf({ publicFields, sectionVisibility }: ShownFieldsCard_profile$data): readonly Section[] {
  return sectionNames.filter(
    (section) => sectionVisibility[section] && (publicFields.length === 0 || publicFields.includes(fieldOf[section])),
  )
}

/** In the order of all. */
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
