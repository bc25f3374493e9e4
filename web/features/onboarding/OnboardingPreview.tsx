import { AudienceMark, Stepper } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OnboardingPreview_viewer$key } from '../../__generated__/OnboardingPreview_viewer.graphql.ts'
import { PublicProfilePage } from '../../shared/publicProfile/PublicProfilePage.tsx'
import styles from './OnboardingPreview.module.css'
import { useProfileSteps, type ProfileStep } from './useProfileSteps.ts'

interface OnboardingPreviewProps {
  viewer: OnboardingPreview_viewer$key
  waiting: ReactNode
}

export function OnboardingPreview({ viewer: viewerRef, waiting }: OnboardingPreviewProps) {
  const { t, i18n } = useLingui()
  const { profile, ...viewer } = useFragment(
    graphql`
      fragment OnboardingPreview_viewer on Viewer {
        profile {
          isPublic
          preview {
            ...PublicProfilePage_profile
          }
        }
        ...useProfileSteps_viewer
      }
    `,
    viewerRef,
  )
  const { isPublic, preview } = profile
  const steps = useProfileSteps(viewer)
  const getNames = (why: ProfileStep['hidden']) => steps.filter(({ hidden }) => hidden === why).map(({ name }) => name)
  const formatList = (names: string[]) => new Intl.ListFormat(i18n.locale).format(names)
  const [unchosen, switchedOff] = [formatList(getNames('fieldIsNotChosen')), formatList(getNames('sectionIsOff'))]
  const [done, total] = [steps.filter(({ isDone }) => isDone).length, steps.length]
  const firstOpen = steps.findIndex(({ isDone }) => !isDone)

  return (
    <div className={styles.pane}>
      <div className={styles.progress}>
        <Stepper
          label={t`Profile progress`}
          steps={steps.map(({ name }) => name)}
          current={firstOpen === -1 ? steps.length : firstOpen}
          done={steps.map(({ isDone }) => isDone)}
        />
        <p className={styles.count}>
          <Trans>
            {done} of {total} filled in.
          </Trans>{' '}
          {waiting}
        </p>
      </div>
      <section data-voice="public" aria-label={t`Preview of your public page`} className={styles.preview}>
        <header className={styles.bar}>
          <AudienceMark audience={isPublic ? 'listed' : 'private'}>
            {isPublic ? t`Anyone can see this` : t`Only you see this preview`}
          </AudienceMark>
          <span>
            {isPublic ? (
              <Trans>Your profile is public: what you accept is visible immediately.</Trans>
            ) : (
              <Trans>Nothing is public yet. This is what others will see if you make your profile public in My Twin.</Trans>
            )}
          </span>
          {unchosen && (
            <span>
              <Trans>Hidden because you haven’t chosen to show it: {unchosen}. You can change this in My Twin.</Trans>
            </span>
          )}
          {switchedOff && (
            <span>
              <Trans>Hidden because this section is turned off: {switchedOff}. You can change this in My Twin.</Trans>
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
