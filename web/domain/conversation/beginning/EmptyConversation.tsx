import { EmptyState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, use } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { RunOutcome } from '../answer/runOutcome.ts'
import { AudienceContext, useAudience } from '../audience/audience.ts'
import styles from '../Conversation.module.css'

const ConversationStarters = lazy(async () => ({ default: (await import('./ConversationStarters.tsx')).ConversationStarters }))

interface EmptyConversationProps {
  ask: (question: string) => Promise<RunOutcome>
}

/** Before the first word. */
export function EmptyConversation({ ask }: EmptyConversationProps) {
  const { t } = useLingui()
  const isPrivateBrain = use(AudienceContext) === null
  const { opening } = useAudience()
  if (opening) return opening
  return (
    <div className={styles.empty}>
      <EmptyState title={t`What is on your mind?`}>
        <Trans>Ask, think aloud, or tell me something to keep. Only you can see this.</Trans>
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
