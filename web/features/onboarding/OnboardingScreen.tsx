import { FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import onboardingScreenQuery, { type OnboardingScreenQuery } from '../../__generated__/OnboardingScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { Loading } from '../../shared/screen/Loading.tsx'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { DoneStep } from './DoneStep.tsx'
import { OnboardingHead, OnboardingProgress, useFinishOnboarding, useIsOnboarded } from './OnboardingHead.tsx'
import { OnboardingPreview } from './OnboardingPreview.tsx'
import styles from './OnboardingScreen.module.css'
import { QuestionStep } from './QuestionStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { SourceChoice } from './SourceChoice.tsx'
import { useDrafting } from './useDrafting.ts'
import { isAnswered, useProfileFields, type ProfileField } from './useProfileFields.ts'
import { useReturnToTwinChat } from './useReturnToTwinChat.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<OnboardingScreenQuery>(context, onboardingScreenQuery, {})
}

export function OnboardingScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<OnboardingScreenQuery>()
  const [progressPlace, setProgressPlace] = useState<HTMLElement | null>(null)
  // Skip may finish before the profile has loaded; the last screen would flash before the chat.
  const [wasOnboarded] = useState(useIsOnboarded())
  return (
    <div data-fills-page data-has-header className={styles.screen}>
      <ScreenTitle>{t`Onboarding`}</ScreenTitle>
      <OnboardingHead progressRef={setProgressPlace} />
      <RouteBoundary queryRef={queryRef} failure={t`Failed to fetch profile`}>
        <Loaded queryRef={queryRef} progressPlace={progressPlace} wasOnboarded={wasOnboarded} />
      </RouteBoundary>
    </div>
  )
}

const query = graphql`
  query OnboardingScreenQuery {
    viewer {
      profile {
        isPublic
      }
      ...useProfileFields_viewer
      ...useReturnToTwinChat_viewer
    }
  }
`

interface LoadedProps {
  queryRef: PreloadedQuery<OnboardingScreenQuery>
  progressPlace: HTMLElement | null
  wasOnboarded: boolean
}

function Loaded({ queryRef, ...props }: LoadedProps) {
  const { viewer } = usePreloadedQuery<OnboardingScreenQuery>(query, queryRef)
  return viewer && <Onboarding viewer={viewer} {...props} />
}

type Step = { at: 'source' | 'review' | 'done' } | { at: 'question'; field: ProfileField['field'] }

interface OnboardingProps extends Omit<LoadedProps, 'queryRef'> {
  viewer: NonNullable<OnboardingScreenQuery['response']['viewer']>
}

function Onboarding({ viewer, progressPlace, wasOnboarded }: OnboardingProps) {
  useReturnToTwinChat(viewer)
  const { t } = useLingui()
  const finishOnboarding = useFinishOnboarding()
  const { attempt, failure } = useAttempt(t`Failed to finish onboarding`)
  const [isFinishing, setFinishing] = useState(false)
  const all = useProfileFields(viewer)
  const fields = all.filter(({ isAsked }) => isAsked)
  const drafting = useDrafting()
  const hasDrafts = all.some(({ drafts }) => drafts.length > 0)
  const [step, setStep] = useState<Step>(() => ({ at: hasDrafts ? 'review' : wasOnboarded ? 'done' : 'source' }))
  const [pendingAnswers, setPendingAnswers] = useState<ReadonlyMap<string, string>>(new Map())

  const isOpen = (field: ProfileField) => !isAnswered(field) && !pendingAnswers.has(field.field)
  const findNext = (after: ProfileField | null): ProfileField | null => {
    const at = fields.findIndex(({ field }) => field === after?.field)
    return fields.slice(at + 1).find(isOpen) ?? null
  }
  const finish = async () => {
    setFinishing(true)
    await attempt(async () => {
      await finishOnboarding()
      setStep({ at: 'done' })
    })
    setFinishing(false)
  }
  const goOn = (after: ProfileField | null) => {
    const next = findNext(after)
    if (next) return setStep({ at: 'question', field: next.field })
    const isLeft = all.some(({ field, drafts }) => field !== after?.field && drafts.length > 0)
    if (isLeft) setStep({ at: 'review' })
    else void finish()
  }
  const handleAnswer = async (field: ProfileField, answer: string): Promise<string | null> => {
    setPendingAnswers((before) => new Map(before).set(field.field, answer))
    setStep({ at: 'question', field: field.field })
    const drafted = await drafting.answer(field, answer)
    setPendingAnswers((before) => new Map([...before].filter(([name]) => name !== field.field)))
    return drafted.failure
  }

  const asked = step.at === 'question' ? fields.find(({ field }) => field === step.field) : null
  return (
    <>
      {progressPlace &&
        createPortal(<OnboardingProgress done={fields.filter((field) => !isOpen(field)).length} total={fields.length} />, progressPlace)}
      <div className={styles.panes}>
        <div className={styles.main}>
          {step.at === 'source' && (
            <SourceChoice drafting={drafting} onDrafted={() => setStep({ at: 'review' })} onAsk={() => goOn(null)} />
          )}
          {asked && isFinishing && <Loading />}
          {asked && !isFinishing && (
            <QuestionStep
              key={asked.field}
              field={asked}
              next={findNext(asked)}
              drafting={drafting}
              pendingAnswer={pendingAnswers.get(asked.field) ?? null}
              onAnswer={handleAnswer}
              onNext={() => goOn(asked)}
              onOtherSource={() => setStep({ at: 'source' })}
            />
          )}
          {step.at === 'review' && (
            <ReviewStep fields={all} drafting={drafting} canRetry={failure !== null} onKept={finish} onAskMore={() => goOn(null)} />
          )}
          {step.at === 'done' && <DoneStep />}
          <FormError>{failure}</FormError>
        </div>
        <OnboardingPreview fields={fields} pendingAnswers={pendingAnswers} isPublic={viewer.profile.isPublic} />
      </div>
    </>
  )
}
