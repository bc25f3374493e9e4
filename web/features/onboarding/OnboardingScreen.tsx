import { FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import onboardingScreenQuery, { type OnboardingScreenQuery } from '../../__generated__/OnboardingScreenQuery.graphql.ts'
import { getTextDraft } from '../../lib/storage.ts'
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
import { getDraftName, getEditDraft, isSourceStep, useStep } from './useStep.ts'

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

interface OnboardingProps extends Omit<LoadedProps, 'queryRef'> {
  viewer: NonNullable<OnboardingScreenQuery['response']['viewer']>
}

function Onboarding({ viewer, progressPlace, wasOnboarded }: OnboardingProps) {
  useReturnToTwinChat(viewer)
  const { t } = useLingui()
  const finishOnboarding = useFinishOnboarding()
  const { attempt, failure } = useAttempt(t`Couldn’t finish onboarding`)
  const [isFinishing, setFinishing] = useState(false)
  const all = useProfileFields(viewer)
  const fields = all.filter(({ isAsked }) => isAsked)
  const drafting = useDrafting()
  const hasDrafts = all.some(({ drafts }) => drafts.length > 0)
  const start = hasDrafts ? 'review' : wasOnboarded ? 'done' : 'source'
  const { step, goTo, goBack } = useStep({ fields, start, isDone: useIsOnboarded() })
  const [pendingAnswers, setPendingAnswers] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusal, setRefusal] = useState<{ field: string; reason: string } | null>(null)

  const isOpen = (field: ProfileField) => !isAnswered(field) && !pendingAnswers.has(field.field)
  const findNext = (after: ProfileField | null): ProfileField | null => {
    const at = fields.findIndex(({ field }) => field === after?.field)
    return fields.slice(at + 1).find(isOpen) ?? null
  }
  const finish = async () => {
    setFinishing(true)
    await attempt(async () => {
      await finishOnboarding()
      for (const source of ['paste', 'link'] as const) getTextDraft(getDraftName(source)).set(null)
      await goTo('done', { isReplacing: true })
    })
    setFinishing(false)
  }
  const goOn = (after: ProfileField | null): Promise<void> => {
    const next = findNext(after)
    if (next) return goTo(next.field)
    const isLeft = all.some(({ field, drafts }) => field !== after?.field && drafts.length > 0)
    return isLeft ? goTo('review') : finish()
  }
  const handleAnswer = async (field: ProfileField, answer: string) => {
    setRefusal(null)
    setPendingAnswers((before) => new Map(before).set(field.field, answer))
    void goTo(field.field)
    const { failure: reason } = await drafting.answer(field, answer)
    if (reason === null) for (const draft of [getTextDraft(getDraftName(field.field)), getEditDraft(field)]) draft.set(null)
    else setRefusal({ field: field.field, reason })
    setPendingAnswers((before) => new Map([...before].filter(([name]) => name !== field.field)))
  }

  const asked = fields.find(({ field }) => field === step)
  const openCount = fields.filter(isOpen).length
  return (
    <>
      {progressPlace && createPortal(<OnboardingProgress done={fields.length - openCount} total={fields.length} />, progressPlace)}
      <div className={styles.panes}>
        <div className={styles.main}>
          {isSourceStep(step) && (
            <SourceChoice
              step={step}
              openCount={openCount}
              total={fields.length}
              drafting={drafting}
              onChoose={(source) => void goTo(source)}
              onBack={() => void goBack()}
              onDrafted={() => {
                for (const field of all) getEditDraft(field).set(null)
                void goTo('review')
              }}
              onAsk={() => void goOn(null)}
            />
          )}
          {asked && isFinishing && <Loading />}
          {asked && !isFinishing && (
            <QuestionStep
              key={asked.field}
              field={asked}
              next={findNext(asked)}
              drafting={drafting}
              pendingAnswer={pendingAnswers.get(asked.field) ?? null}
              failure={refusal?.field === asked.field ? refusal.reason : null}
              onAnswer={(field, answer) => void handleAnswer(field, answer)}
              onNext={() => void goOn(asked)}
              onOtherSource={() => void goTo('source')}
              onReview={hasDrafts ? () => void goTo('review') : null}
            />
          )}
          {step === 'review' && (
            <ReviewStep fields={all} drafting={drafting} canRetry={failure !== null} onKept={finish} onAskMore={() => void goOn(null)} />
          )}
          {step === 'done' && <DoneStep />}
          <FormError>{failure}</FormError>
        </div>
        <OnboardingPreview fields={fields} pendingAnswers={pendingAnswers} isPublic={viewer.profile.isPublic} />
      </div>
    </>
  )
}
