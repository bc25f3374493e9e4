import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { useProfileSteps_viewer$key } from '../../__generated__/useProfileSteps_viewer.graphql.ts'

type Hidden = 'sectionIsOff' | 'fieldIsNotChosen'

export interface ProfileStep {
  name: string
  isDone: boolean
  hidden: Hidden | null
}

export function useProfileSteps(viewer: useProfileSteps_viewer$key): ProfileStep[] {
  const { t } = useLingui()
  const { profile } = useFragment(
    graphql`
      fragment useProfileSteps_viewer on Viewer {
        profile {
          displayName
          bio
          interests
          location
          skills
          achievements
          projects {
            __typename
          }
          sectionVisibility {
            skills
            achievements
            projects
          }
          preview {
            displayName
            bio
            interests
            location
            skills
            achievements
            projects {
              __typename
            }
          }
        }
      }
    `,
    viewer,
  )
  const { preview, sectionVisibility: sections } = profile
  const step = (name: string, own: string | readonly unknown[] | null | undefined, shown: typeof own, isSectionOn = true): ProfileStep => {
    const isDone = (own?.length ?? 0) > 0
    const isHidden = isDone && (shown?.length ?? 0) === 0
    return { name, isDone, hidden: isHidden ? (isSectionOn ? 'fieldIsNotChosen' : 'sectionIsOff') : null }
  }
  return [
    step(t`Name`, profile.displayName, preview.displayName),
    step(t`About you`, profile.bio, preview.bio),
    step(t`Interests`, profile.interests, preview.interests),
    step(t`Location`, profile.location, preview.location),
    step(t`Skills`, profile.skills, preview.skills, sections.skills),
    step(t`Achievements`, profile.achievements, preview.achievements, sections.achievements),
    step(t`Projects`, profile.projects, preview.projects, sections.projects),
  ]
}
