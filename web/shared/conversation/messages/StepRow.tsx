import { Button, ClampedText, IconButton, isComposingText, isSendKey, Message, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Suspense, use, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { StepRow_step$key } from '../../../__generated__/StepRow_step.graphql.ts'
import type { StepRow_userMessage$key } from '../../../__generated__/StepRow_userMessage.graphql.ts'
import type { ThreadStream } from '../../../stream/threadStream.ts'
import { AssistantMessage } from '../answer/AssistantMessage.tsx'
import type { Retry, RunOutcome } from '../answer/runOutcome.ts'
import type { OutgoingMessage } from '../composer/outgoingMessage.ts'
import { MessageFile, MessageFiles } from '../composer/MessageFiles.tsx'
import { useAudience } from '../audience/audience.ts'
import { OwnerReply } from '../toOwner/OwnerReply.tsx'
import { DeleteMessage } from '../versions/DeleteMessage.tsx'
import { MessageVersions } from '../versions/MessageVersions.tsx'
import { VersionsContext } from '../versions/useVersions.ts'
import { useTextDraft } from '../../../forms/useTextDraft.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import styles from './StepRow.module.css'

const MessageReferences = lazyNamed(() => import('../../references/MessageReferences.tsx'), 'MessageReferences')
const ReferenceList = lazyNamed(() => import('../../references/ReferenceList.tsx'), 'ReferenceList')

export interface MessageEditing {
  isDisabled: boolean
  isOpen: boolean
  onOpen: () => void
  onCancel: () => void
  onResend: (text: string) => Promise<RunOutcome>
}

export type TextOpening = Pick<ComponentProps<typeof ClampedText>, 'defaultOpen' | 'onOpenChange'>

interface StepRowProps {
  step: StepRow_step$key
  stream: ThreadStream
  onRetry: Retry | null
  onContinue?: (() => Promise<RunOutcome>) | null
  isLast: boolean
  /** Message that the step answers. */
  question: string
  editing: MessageEditing | null
  /** Opening of a long message. */
  text: TextOpening
}

export function StepRow({ step, stream, onRetry, onContinue = null, isLast, question, editing, text }: StepRowProps) {
  const data = useFragment(
    graphql`
      fragment StepRow_step on Step {
        stepType
        isByOwner
        approval
        output
        createdAt
        ...StepRow_userMessage
        ...AssistantMessage_step
        ...MessageVersions_step
      }
    `,
    step,
  )
  if (data.stepType === 'USER_MESSAGE') return <UserMessage step={data} editing={editing} text={text} />
  if (data.isByOwner) return <OwnerMessage text={data.output} sentAt={data.createdAt} />
  if (data.approval === 'WAITING' || data.approval === 'REJECTED') return <ApprovalNotice text={data.output} />
  return (
    <AssistantMessage
      step={data}
      stream={stream}
      onRetry={onRetry}
      onContinue={onContinue}
      isLast={isLast}
      canCompare={isLast}
      question={question}
      versions={<MessageVersions step={data} />}
    />
  )
}

function OwnerMessage({ text, sentAt }: { text: string; sentAt: string }) {
  const { owner, author } = useAudience()
  if (text === '') return null
  const name = owner?.name ?? author
  return (
    <Message role="assistant" author={name}>
      <OwnerReply name={name} reply={text} repliedAt={sentAt} />
    </Message>
  )
}

function ApprovalNotice({ text }: { text: string }) {
  const { author } = useAudience()
  return (
    <Message role="assistant" author={author}>
      <p dir="auto" className={styles.approval}>
        {text}
      </p>
    </Message>
  )
}

interface UserMessageProps {
  step: StepRow_userMessage$key
  editing: MessageEditing | null
  text: TextOpening
}

function UserMessage({ step, editing, text }: UserMessageProps) {
  const { t } = useLingui()
  const data = useFragment(
    graphql`
      fragment StepRow_userMessage on Step {
        id
        input
        references {
          __typename
        }
        ...DeleteMessage_step
        ...MessageReferences_step
        ...MessageVersions_step
        ...MessageFiles_step
      }
    `,
    step,
  )
  const [wasEdited, setEdited] = useState(false)
  if (editing?.isOpen) {
    const handleClose = () => {
      setEdited(true)
      editing.onCancel()
    }
    return <EditMessage stepId={data.id} text={data.input} onResend={editing.onResend} onClose={handleClose} />
  }
  return (
    <Message
      role="person"
      author={t`You`}
      versions={<MessageVersions step={data} />}
      actions={
        editing && (
          <>
            <DeleteMessage step={data} />
            <IconButton
              icon={Pencil}
              label={t`Edit and send again`}
              onPress={editing.onOpen}
              isDisabled={editing.isDisabled}
              autoFocus={wasEdited}
            />
          </>
        )
      }
    >
      <OwnText {...text}>{data.input}</OwnText>
      {data.references.length > 0 && (
        <Suspense>
          <MessageReferences step={data} />
        </Suspense>
      )}
      <MessageFiles step={data} />
    </Message>
  )
}

function OwnText({ children, ...props }: TextOpening & { children: string }) {
  // Files can be sent without text.
  if (children === '') return null
  return (
    <ClampedText {...props}>
      <p dir="auto">{children}</p>
    </ClampedText>
  )
}

export function NewMessage({ message: { text, files, references } }: { message: OutgoingMessage }) {
  const { t } = useLingui()
  return (
    <Message role="person" author={t`You`}>
      <OwnText>{text}</OwnText>
      {references.length > 0 && (
        <Suspense>
          <ReferenceList references={references} />
        </Suspense>
      )}
      {files.map(({ key, name, size, type, warnings }) => (
        <MessageFile key={key} filename={name} url={null} mimeType={type} fileSize={size} warnings={warnings} />
      ))}
      <span className={styles.sending}>
        <Trans>Sending...</Trans>
      </span>
    </Message>
  )
}

interface EditMessageProps {
  stepId: string
  text: string
  onResend: (text: string) => Promise<RunOutcome>
  onClose: () => void
}

function EditMessage({ stepId, text: original, onResend, onClose }: EditMessageProps) {
  const { t } = useLingui()
  const { text, setText, discard } = useTextDraft(`message:${stepId}`, original)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const keepsVersions = use(VersionsContext) !== null
  const canResend = text.trim() !== '' && !isSending

  const handleResend = async () => {
    if (!canResend) return
    setIsSending(true)
    const outcome = await onResend(text.trim())
    setIsSending(false)
    if (outcome.type === 'refused') setRefusal(outcome.message)
    else discard()
  }
  const handleCancel = () => {
    discard()
    onClose()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposingText(event)) onClose()
    if (!isSendKey(event)) return
    event.preventDefault()
    void handleResend()
  }

  return (
    <div className={styles.edit}>
      <TextArea
        label={t`Your message`}
        isLabelHidden
        value={text}
        onChange={setText}
        description={keepsVersions ? undefined : t`This replaces the answer.`}
        error={refusal ?? undefined}
        onKeyDown={handleKeyDown}
        onFocus={({ target }) =>
          target instanceof HTMLTextAreaElement && target.setSelectionRange(target.value.length, target.value.length)
        }
        autoFocus
      />
      <div className={styles.actions}>
        <Button variant="quiet" onPress={handleCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="primary"
          onPress={() => void handleResend()}
          isDisabled={text.trim() === ''}
          isPending={isSending}
          pendingLabel={t`Sending...`}
        >
          <Trans>Send again</Trans>
        </Button>
      </div>
    </div>
  )
}
