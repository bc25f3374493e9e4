import { Stepper, VoiceMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OnboardingPreview_viewer$key } from '../../__generated__/OnboardingPreview_viewer.graphql.ts'
import { PublicProfilePage } from '../../domain/publicProfile/PublicProfilePage.tsx'
import styles from './OnboardingPreview.module.css'

interface OnboardingPreviewProps {
  viewer: OnboardingPreview_viewer$key
  /** Says what is still to be decided. */
  waiting: ReactNode
}

/** What of the profile is filled, and the public page as it would be with it. */
export function OnboardingPreview({ viewer, waiting }: OnboardingPreviewProps) {
  const { t, i18n } = useLingui()
  const { profile } = useFragment(
    graphql`
      fragment OnboardingPreview_viewer on Viewer {
        profile {
          isPublic
          displayName
          bio
          interests
          location
          skills
          achievements
          projects {
            __typename
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
            ...PublicProfilePage_profile
          }
        }
      }
    `,
    viewer,
  )
  const { isPublic, preview } = profile
  // In the order in which Profile Pal asks.
  const steps = [
    { name: t`Name`, isDone: Boolean(profile.displayName), isShown: Boolean(preview.displayName) },
    { name: t`About you`, isDone: Boolean(profile.bio), isShown: Boolean(preview.bio) },
    { name: t`Interests`, isDone: profile.interests.length > 0, isShown: preview.interests.length > 0 },
    { name: t`Location`, isDone: Boolean(profile.location), isShown: Boolean(preview.location) },
    { name: t`Skills`, isDone: profile.skills.length > 0, isShown: preview.skills.length > 0 },
    { name: t`Achievements`, isDone: profile.achievements.length > 0, isShown: preview.achievements.length > 0 },
    { name: t`Projects`, isDone: profile.projects.length > 0, isShown: preview.projects.length > 0 },
  ]
  const hidden = steps.filter(({ isDone, isShown }) => isDone && !isShown).map(({ name }) => name)
  const hiddenNames = new Intl.ListFormat(i18n.locale).format(hidden)
  const firstOpen = steps.findIndex(({ isDone }) => !isDone)

  return (
    <div className={styles.pane}>
      <div className={styles.progress}>
        <Stepper
          label={t`What your profile has`}
          steps={steps.map(({ name }) => name)}
          current={firstOpen === -1 ? steps.length : firstOpen}
          done={steps.map(({ isDone }) => isDone)}
        />
        {waiting}
      </div>
      <section data-voice="public" aria-label={t`Preview of your public page`} className={styles.preview}>
        <header className={styles.bar}>
          {isPublic ? (
            <>
              <VoiceMark voice="public">{t`Anyone with the link sees this`}</VoiceMark>
              <span>
                <Trans>Your profile is public: what you accept is seen at once.</Trans>
              </span>
            </>
          ) : (
            <>
              <VoiceMark voice="private">{t`Only you see this preview`}</VoiceMark>
              <span>
                <Trans>Nothing is public yet. Others would see this if you make it public later, in My Twin.</Trans>
              </span>
            </>
          )}
          {hidden.length > 0 && (
            <span>
              <Trans>Filled in, but hidden from others: {hiddenNames}. You choose what they see in My Twin.</Trans>
            </span>
          )}
        </header>
        <div className={styles.page}>
          <PublicProfilePage profile={preview} level={2} isInert />
        </div>
      </section>
    </div>
  )
}
