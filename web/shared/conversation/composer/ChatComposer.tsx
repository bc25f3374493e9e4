import { Composer } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, useFragment } from 'react-relay'
import type { ChatComposer_query$key } from '../../../__generated__/ChatComposer_query.graphql.ts'
import { maxReferences } from '../../../../api/chat/references/limits.ts'
import { toAsciiSigns } from '../../completion/signs.ts'
import { canDictate, getSpeechRecognition } from '../../speech/browserSpeech.ts'
import { useReferenceDrop } from '../../references/droppedReference.ts'
import type { Reference } from '../../references/referenceKinds.ts'
import { useDraftReferences } from '../../references/useDraftReferences.ts'
import { NoModelNote } from '../../models/NoModelNote.tsx'
import { useUploads } from '../../uploads/useUploads.ts'
import { useAudience } from '../audience/audience.ts'
import styles from './ChatComposer.module.css'
import { useIsOffline } from '../../../relay/reconnection.ts'
import { useHandedMessages } from './handToComposer.ts'
import type { RunOutcome } from '../answer/runOutcome.ts'
import type { HandsFreeProps } from '../handsFree/HandsFree.tsx'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import { Messages } from '../messages/lazyMessages.ts'
import { WaitingMessages } from '../queue/WaitingMessages.tsx'
import type { ThreadModel } from '../model/ThreadModelPicker.tsx'
import type { useThreadModel } from '../model/useThreadModel.ts'
import type { OutgoingMessage } from './outgoingMessage.ts'
import { AttachButton } from './AttachButton.tsx'
import { takePastedFiles, useFilesDroppedOnPage } from './droppedFiles.ts'
import { useFocusOnTyping } from './useFocusOnTyping.ts'
import { useOutbox } from './useOutbox.ts'

const Attachments = lazy(async () => ({ default: (await import('../../uploads/UploadList.tsx')).Attachments }))
const DictateButton = lazy(async () => ({ default: (await import('../../dictation/DictateButton.tsx')).DictateButton }))
const TalkButton = lazy(async () => ({ default: (await import('../../dictation/DictateButton.tsx')).TalkButton }))

const SecondModel = lazyNamed(() => import('../model/SecondModel.tsx'), 'SecondModel')
const ThreadModelPicker = lazyNamed(() => import('../model/ThreadModelPicker.tsx'), 'ThreadModelPicker')
const PromptCompletion = lazyNamed(() => import('../../prompts/PromptCompletion.tsx'), 'PromptCompletion')
const ReferenceCompletion = lazyNamed(() => import('../../references/ReferenceCompletion.tsx'), 'ReferenceCompletion')
const AddedReferences = lazyNamed(() => import('../../references/AddedReferences.tsx'), 'AddedReferences')
const HandsFree = lazyNamed(() => import('../handsFree/HandsFree.tsx'), 'HandsFree')

const longTextLength = 10_000

interface ChatComposerProps {
  query: ChatComposer_query$key
  model: ThreadModel & Pick<ReturnType<typeof useThreadModel>, 'current'>
  /** The thread's UUID, or the draft's name before the thread exists (null for a private conversation). */
  draftName: string | null
  /** Newest messages, so that none of them is restored as a draft. */
  sentTexts?: readonly string[]
  isAnswering: boolean
  /** Whether the server queues messages. Until then, they wait here. */
  canQueue?: boolean
  /** Whether messages written offline are sent later. */
  canKeep?: boolean
  queue?: ReactNode
  meter?: ReactNode
  /** For a voice conversation. */
  talk?: Pick<HandsFreeProps, 'stream' | 'answer'>
  onSend: (message: OutgoingMessage) => Promise<RunOutcome>
  onStop?: () => void
  /** Why the composer is disabled. */
  closed?: string
  failure?: string | null
}

/** Keeps the draft until the server has accepted it, through reloads and failed sends. */
export function ChatComposer({
  query,
  model,
  draftName,
  sentTexts = [],
  isAnswering,
  canQueue = false,
  canKeep = false,
  queue,
  meter,
  talk,
  onSend,
  onStop,
  closed,
  failure = null,
}: ChatComposerProps) {
  const server = useFragment(
    graphql`
      fragment ChatComposer_query on Query {
        model {
          isBuiltIn
        }
        viewer {
          operator {
            __typename
          }
        }
      }
    `,
    query,
  )
  const { current, second } = model
  const blind = [current, second].find((one) => one?.acceptsImages === false)
  const { t } = useLingui()
  const audience = useAudience()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const isOffline = useIsOffline()
  const attachments = useUploads({ isRead: true })
  const canAttach = !audience.isTwin
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    // Browsers place the caret before the draft. Without focus, Safari on iOS would open the keyboard.
    if (current && current === document.activeElement) current.setSelectionRange(current.value.length, current.value.length)
  }, [])
  const [signs, setSigns] = useState('')
  const [references, setReferences] = useDraftReferences(draftName)
  const [isTalking, setTalking] = useState(false)
  const putBack = (messages: readonly OutgoingMessage[]) => {
    setIsWaiting(false)
    attachments.putBack(messages.flatMap(({ files }) => files))
    setReferences((added) => [...messages.flatMap((message) => message.references), ...added])
  }
  const onReturn = (messages: readonly OutgoingMessage[], reason: string) => {
    putBack(messages)
    setRefusal(reason)
  }
  const outbox = useOutbox({ draftName, sentTexts, isAnswering, canQueue, onSend, onReturn })
  const { text, setText, enter } = outbox
  const handleEdit = (message: OutgoingMessage) => {
    if (outbox.withdraw(message)) putBack([message])
    field.current?.focus()
  }
  const handleChange = (next: string) => {
    setText(next)
    Messages.preload()
    const typed = ['/', '@'].filter((sign) => toAsciiSigns(next).includes(sign) && !signs.includes(sign))
    if (typed.length > 0) setSigns(signs + typed.join(''))
    setRefusal(null)
    setIsWaiting(false)
  }
  const handleSend = async (message: string): Promise<RunOutcome | null> => {
    setIsWaiting(attachments.isUploading)
    if (attachments.isUploading) return null
    if (attachments.hasFailed) {
      setRefusal(t`Couldn’t upload one of your files. Remove it, or attach it again.`)
      return null
    }
    setReferences([])
    setRefusal(null)
    return enter({ text: message, files: attachments.take(), references })
  }
  const addWords = (words: string) => setText((typed) => joinWords(typed, words))
  const handleSay = (words: string) => {
    addWords(words)
    return handleSend(joinWords(text, words))
  }
  const handleTalkEnd = () => {
    setTalking(false)
    field.current?.focus()
  }
  const sendWaiting = useEffectEvent(() => void handleSend(text))
  const isReady = isWaiting && !attachments.isUploading
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The finished upload sends it.
    if (isReady) sendWaiting()
  }, [isReady])
  const handleFiles = (files: File[]) => {
    if (!canAttach) return setRefusal(t`Twins can’t read files.`)
    setRefusal(null)
    void attachments.add(files)
  }
  const handleRemove = (key: number) => {
    setIsWaiting(false)
    attachments.remove(key)
  }
  const excluded = [draftName ?? '', ...references.map(({ uuid }) => uuid)]
  const handleReference = (reference: Reference) => {
    const isFull = references.length >= maxReferences
    if (isFull) setRefusal(t`You can add up to ${maxReferences} items as context.`)
    else setReferences([...references, reference])
    return !isFull
  }
  const handleDroppedReference = (reference: Reference) => {
    if (!audience.isTwin && !excluded.includes(reference.uuid)) handleReference(reference)
    field.current?.focus()
  }
  const removeReference = (uuid: string) => {
    setRefusal(null)
    setReferences(references.filter((reference) => reference.uuid !== uuid))
    field.current?.focus()
  }
  const removeSecond = () => {
    model.chooseSecond(null)
    field.current?.focus()
  }
  const dropTarget = useReferenceDrop(handleDroppedReference)
  useFilesDroppedOnPage(handleFiles)
  useFocusOnTyping(field)
  useHandedMessages(({ files, text: beginning, isReady: isComplete }) => {
    if (isComplete) return void handleSend(beginning)
    if (files.length > 0) handleFiles(files)
    setText((typed) => (typed === '' ? beginning : typed.startsWith(beginning) ? typed : joinWords(beginning, typed)))
    field.current?.focus()
  })
  const hints = [
    isAnswering && audience.isTwin && text.trim() !== '' && t`You can send this when the answer is finished.`,
    text.length > longTextLength && t`This text has more than 10,000 characters.`,
  ]
  const isHeld = isWaiting && attachments.isUploading
  const waiting = isHeld ? t`Your files are still uploading. Your message will be sent when they’re done.` : null
  const offlineNote = canKeep ? t`You’re offline. Messages are sent when you’re back online.` : t`You’re offline. Your draft stays here.`
  const closedReason = closed ?? audience.refusal
  const notice = closedReason ?? refusal ?? waiting ?? failure ?? (hints.find(Boolean) || null)

  return (
    <div className={styles.composer} onPaste={(event) => takePastedFiles(event, handleFiles)} {...dropTarget}>
      <div role="status" className={styles.offline}>
        {isOffline && offlineNote}
      </div>
      {queue}
      <WaitingMessages queuing={outbox.queuing} messages={outbox.waiting} onEdit={handleEdit} />
      {talk && isTalking && (
        <Suspense>
          <HandsFree {...talk} isAnswering={isAnswering} onSay={handleSay} onKeep={addWords} onEnd={handleTalkEnd} />
        </Suspense>
      )}
      <div className={styles.box}>
        {signs !== '' && !audience.isTwin && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              {signs.includes('/') && <PromptCompletion field={field} text={text} onChange={handleChange} />}
              {signs.includes('@') && (
                <ReferenceCompletion field={field} text={text} onChange={handleChange} excluded={excluded} onAdd={handleReference} />
              )}
            </Suspense>
          </ErrorBoundary>
        )}
        <Composer
          ref={field}
          value={text}
          onChange={handleChange}
          onSend={(message) => void handleSend(message)}
          onStop={onStop}
          isRunning={isAnswering}
          canQueue={!audience.isTwin}
          canSendEmpty={attachments.items.length > 0}
          isDisabled={closedReason !== undefined}
          label={audience.label}
          audience={audience.audience}
          readers={audience.readers}
          notice={notice}
          attachments={
            (attachments.items.length + references.length > 0 || second) && (
              <Suspense>
                {current && second && <SecondModel {...model} first={current} second={second} onRemove={removeSecond} />}
                {references.length > 0 && <AddedReferences references={references} onRemove={removeReference} />}
                {attachments.items.length > 0 && <Attachments items={attachments.items} model={blind ?? current} onRemove={handleRemove} />}
              </Suspense>
            )
          }
          model={
            <>
              {!audience.isTwin && current && model.models.length > 0 && (
                <Suspense>
                  <ThreadModelPicker model={model} current={current} />
                </Suspense>
              )}
              <Suspense>{meter}</Suspense>
            </>
          }
          tools={
            <>
              {canAttach && <AttachButton onFiles={handleFiles} />}
              {canDictate() && !isTalking && (
                <Suspense>
                  <DictateButton onText={addWords} onFailure={setRefusal} />
                  {/* Phones have no room for it beside Stop and Queue. */}
                  {talk && getSpeechRecognition() && !(isAnswering && text !== '') && <TalkButton onPress={() => setTalking(true)} />}
                </Suspense>
              )}
            </>
          }
          autoFocus
        />
      </div>
      {audience.isBuiltIn ? (
        <p className={styles.note}>
          <Trans>Built-in responder, not a language model.</Trans>
        </p>
      ) : (
        server.model.isBuiltIn && !audience.isTwin && <NoModelNote isOperator={server.viewer?.operator != null} />
      )}
    </div>
  )
}

function joinWords(typed: string, words: string): string {
  return typed === '' ? words : `${typed.trimEnd()} ${words}`
}
