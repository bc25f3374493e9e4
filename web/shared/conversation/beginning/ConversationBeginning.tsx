import { EmptyState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { getFailureText } from '../../../relay/requestError.ts'
import { Loading } from '../../screen/Loading.tsx'
import { LoadingFailed } from '../../screen/LoadingFailed.tsx'
import type { RunOutcome } from '../answer/runOutcome.ts'
import { AudienceContext, useAudience } from '../audience/audience.ts'
import styles from '../Conversation.module.css'

const TemporaryToggle = lazyNamed(() => import('../temporary/TemporaryToggle.tsx'), 'TemporaryToggle')
const ConversationStarters = lazy(async () => ({ default: (await import('./ConversationStarters.tsx')).ConversationStarters }))

export function ConversationBeginning({ begin, failure }: { begin: () => Promise<unknown>; failure: string }) {
  const [state, setState] = useState<{ isTrying: boolean; failure: string | null }>({ isTrying: true, failure: null })

  const tryToBegin = async () => {
    setState({ ...state, isTrying: true })
    try {
      await begin()
    } catch (error) {
      setState({ isTrying: false, failure: getFailureText(error, failure) })
    }
  }
  const beginAtFirst = useEffectEvent(tryToBegin)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void beginAtFirst()
  }, [])

  if (state.failure === null) return <Loading />
  return <LoadingFailed title={state.failure} onRetry={() => void tryToBegin()} isRetrying={state.isTrying} />
}

interface EmptyConversationProps {
  ask: (question: string) => Promise<RunOutcome>
  draftName: string | null
}

export function EmptyConversation({ ask, draftName }: EmptyConversationProps) {
  const { t } = useLingui()
  const isPrivateBrain = use(AudienceContext) === null
  const { opening, isTemporary = false } = useAudience()
  if (opening) return opening
  return (
    <div className={styles.empty}>
      <EmptyState title={t`What is on your mind?`}>
        <span className={styles.lead}>
          {isTemporary ? (
            <Trans>Ask or think aloud. Only you can see this.</Trans>
          ) : (
            <Trans>Ask, think aloud, or tell me something to keep. Only you can see this.</Trans>
          )}
        </span>
        {(isPrivateBrain || isTemporary) && (
          <div className={styles.toggle}>
            <Suspense>
              <TemporaryToggle isSelected={isTemporary} draftName={draftName} />
            </Suspense>
          </div>
        )}
      </EmptyState>
      <div className={styles.starters}>
        {isPrivateBrain && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <ConversationStarters ask={ask} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  )
}
