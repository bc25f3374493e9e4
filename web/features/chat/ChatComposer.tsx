import { Composer } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChatComposer_query$key } from '../../__generated__/ChatComposer_query.graphql.ts'
import { useAudience } from './audience.ts'
import { BuiltInResponderNote } from './BuiltInResponderNote.tsx'
import styles from './ChatComposer.module.css'
import type { RunOutcome } from './runOutcome.ts'
import { useDraft } from './useDraft.ts'
import { useIsOffline } from './useIsOffline.ts'

interface ChatComposerProps {
  query: ChatComposer_query$key
  /** Null while the thread does not exist yet. */
  threadUuid: string | null
  /** An answer is being written: typing goes on, sending waits. */
  isAnswering: boolean
  onSend: (text: string) => Promise<RunOutcome>
  onStop?: () => void
  /** What went wrong after the message was sent. */
  failure?: string | null
}

/** Keeps what is typed until the server has it: through a reload, a failed send, a missing network. */
export function ChatComposer({ query, threadUuid, isAnswering, onSend, onStop, failure = null }: ChatComposerProps) {
  const { model } = useFragment(
    graphql`
      fragment ChatComposer_query on Query {
        model {
          isBuiltIn
        }
      }
    `,
    query,
  )
  const { t } = useLingui()
  const audience = useAudience()
  const [text, setText] = useDraft(threadUuid)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isOffline = useIsOffline()

  const handleChange = (next: string) => {
    setText(next)
    setRefusal(null)
  }
  const handleSend = async (message: string) => {
    if (isSending) return
    setIsSending(true)
    const outcome = await onSend(message)
    setIsSending(false)
    if (outcome.type === 'started') handleChange('')
    else setRefusal(outcome.message)
  }

  const isWaiting = isAnswering && !isSending && text.trim() !== ''
  const notice =
    audience.refusal ??
    refusal ??
    failure ??
    (isOffline ? t`You are offline. What you write stays here.` : isWaiting ? t`You can send this when the answer has ended.` : null)

  return (
    <div className={styles.composer}>
      <Composer
        value={text}
        onChange={handleChange}
        onSend={(message) => void handleSend(message)}
        onStop={onStop}
        isRunning={isAnswering}
        isDisabled={audience.refusal !== undefined}
        label={audience.label}
        voice={audience.voice}
        audience={audience.readers}
        notice={notice}
        autoFocus
      />
      {model.isBuiltIn && <BuiltInResponderNote />}
    </div>
  )
}
