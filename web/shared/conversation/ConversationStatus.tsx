import { Banner, Button, LinkButton, LiveRegion, PhaseLine } from '#design-system'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { translateError } from '../../i18n/errorText.ts'
import { useOnReachable } from '../../relay/reconnection.ts'
import { isReasoning, type StreamState } from '../../stream/reducer.ts'
import type { ThreadStream } from '../../stream/threadStream.ts'
import { useStreamValue } from '../../stream/useThreadStream.ts'
import styles from './Conversation.module.css'
import { getToolText } from './toolCalls/toolText.ts'

interface ConversationStatusProps {
  stream: ThreadStream
}

export function ConversationStatus({ stream }: ConversationStatusProps) {
  const text = useStreamValue(stream, getVisibleText)
  const failure = useStreamValue(stream, getConnectionFailure)
  useOnReachable(() => {
    if (failure?.code === 'connection_failed') stream.tryAgain()
  })

  if (failure) {
    const action =
      failure.code === 'signed_out' ? (
        <LinkButton href="/accounts/login">
          <Trans>Sign in</Trans>
        </LinkButton>
      ) : (
        <Button onPress={() => stream.tryAgain()}>
          <Trans>Retry</Trans>
        </Button>
      )
    return (
      <div className={styles.column}>
        <Banner tone="danger" action={action} isStatic>
          {translateError(failure)}
        </Banner>
      </div>
    )
  }
  return (
    text && (
      <div aria-hidden className={styles.column}>
        <PhaseLine>{text}</PhaseLine>
      </div>
    )
  )
}

function getVisibleText(state: StreamState): string | null {
  return state.phase === 'thinking' && !state.isReconnecting && isReasoning(state) ? null : getPhaseText(state)
}

interface ConversationAnnouncerProps extends ConversationStatusProps {
  /** Announced instead of the completion. */
  notice: string | null
}

export function ConversationAnnouncer({ stream, notice }: ConversationAnnouncerProps) {
  const text = useStreamValue(stream, (state) => getAnnouncement(state, notice))
  const error = useStreamValue(stream, getSpokenError)
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      <LiveRegion isAssertive>{error}</LiveRegion>
    </>
  )
}

function getAnnouncement(state: StreamState, notice: string | null): string | null {
  if (state.phase === 'streaming_message' && !state.isReconnecting) return t`Answering...`
  if (state.phase === 'complete' && !state.isRunActive && !state.error) return notice ?? t`The answer is complete.`
  return getPhaseText(state)
}

/** Rejected messages are reported by the composer. */
function getSpokenError({ error }: StreamState): string | null {
  return error && error.code !== 'refused' ? translateError(error) : null
}

function getConnectionFailure({ error }: StreamState): StreamState['error'] {
  return error?.code === 'signed_out' || error?.code === 'connection_failed' ? error : null
}

function getPhaseText({ phase, answer, isReconnecting }: StreamState): string | null {
  if (isReconnecting) return t`Connection lost. Reconnecting...`
  switch (phase) {
    case 'thinking':
      return t`Thinking...`
    case 'compacting':
      return t`Summarizing earlier messages...`
    case 'processing': {
      const calls = answer?.toolCalls ?? []
      const running = calls.find((call) => call.status !== 'COMPLETED')
      if (!running) return t`Thinking...`
      const words = getToolText(running.name, running.displayName)
      if (calls.length === 1) return t`${words}...`
      const current = (answer?.completedCalls ?? 0) + 1
      const all = calls.length
      return t`${words}... (${current} of ${all})`
    }
    default:
      return null
  }
}
