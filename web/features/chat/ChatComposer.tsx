import { Composer } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState, type ClipboardEvent, type DragEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChatComposer_query$key } from '../../__generated__/ChatComposer_query.graphql.ts'
import { speechRecognition } from '../../shell/dictation/speechRecognition.ts'
import { useUploads } from '../../shell/uploads/useUploads.ts'
import { AttachButton } from './AttachButton.tsx'
import { useAudience } from './audience.ts'
import { BuiltInResponderNote } from './BuiltInResponderNote.tsx'
import styles from './ChatComposer.module.css'
import type { RunOutcome } from './runOutcome.ts'
import { useDraft } from './useDraft.ts'
import { useIsOffline } from './useIsOffline.ts'

const Attachments = lazy(async () => ({ default: (await import('./Attachments.tsx')).Attachments }))
const DictateButton = lazy(async () => ({ default: (await import('../../shell/dictation/DictateButton.tsx')).DictateButton }))

const longTextLength = 10_000

interface ChatComposerProps {
  query: ChatComposer_query$key
  /** Null while the thread does not exist yet. */
  threadUuid: string | null
  /** An answer is being written: typing goes on, sending waits. */
  isAnswering: boolean
  onSend: (text: string, elementIds: string[]) => Promise<RunOutcome>
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
  const attachments = useUploads()
  const canAttach = !audience.isTwin

  const handleChange = (next: string) => {
    setText(next)
    setRefusal(null)
  }
  const handleSend = async (message: string) => {
    if (isSending) return
    if (attachments.isUploading) return setRefusal(t`Your files are still on their way. Send this when they have arrived.`)
    if (attachments.hasFailed) return setRefusal(t`One of your files could not be uploaded. Remove it, or attach it again.`)
    setIsSending(true)
    const outcome = await onSend(message, attachments.ids)
    setIsSending(false)
    if (outcome.type === 'refused') return setRefusal(outcome.message)
    handleChange('')
    attachments.clear()
  }
  const handleFiles = (files: File[]) => {
    setRefusal(null)
    void attachments.add(files)
  }

  const hints = [
    isOffline && t`You are offline. What you write stays here.`,
    isAnswering && !isSending && text.trim() !== '' && t`You can send this when the answer has ended.`,
    text.length > longTextLength && t`This text has more than 10,000 characters.`,
  ]
  const notice = audience.refusal ?? refusal ?? failure ?? (hints.find(Boolean) || null)

  return (
    <div className={styles.composer} {...(canAttach && fileEvents(handleFiles))}>
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
        attachments={
          attachments.items.length > 0 && (
            <Suspense>
              <Attachments items={attachments.items} onRemove={attachments.remove} />
            </Suspense>
          )
        }
        tools={
          <>
            {canAttach && <AttachButton onFiles={handleFiles} />}
            {speechRecognition() && (
              <Suspense>
                <DictateButton
                  onWords={(words) => handleChange(text === '' ? words : `${text.trimEnd()} ${words}`)}
                  onFailure={setRefusal}
                />
              </Suspense>
            )}
          </>
        }
        autoFocus
      />
      {model.isBuiltIn && <BuiltInResponderNote />}
    </div>
  )
}

/** Files that are pasted into the composer, or dropped on it. */
function fileEvents(onFiles: (files: File[]) => void) {
  const take = (event: { preventDefault(): void }, { files }: DataTransfer) => {
    if (files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    // Without this the browser would open what is dropped.
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
  }
}
