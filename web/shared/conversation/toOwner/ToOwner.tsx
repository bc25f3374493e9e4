import { Button, FormError, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquare, Send } from 'lucide-react'
import { use, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { maxVisitorMessageLength } from '../../../../api/twin/visits/inbox/limits.ts'
import type { ToOwner_step$key } from '../../../__generated__/ToOwner_step.graphql.ts'
import type { ToOwnerMutation } from '../../../__generated__/ToOwnerMutation.graphql.ts'
import { useTextDraft } from '../../../forms/useTextDraft.ts'
import { useAction } from '../../../relay/useAction.ts'
import { useAudience } from '../audience/audience.ts'
import { OwnerContext, type TwinOwner } from './ownerContext.ts'
import { SentToOwner } from './SentToOwner.tsx'
import styles from './ToOwner.module.css'
import { useVisitorMessages } from './useVisitorMessages.ts'

interface ToOwnerProps {
  step: ToOwner_step$key
  isLast: boolean
}

export function ToOwner({ step, isLast }: ToOwnerProps) {
  const conversation = use(OwnerContext)
  return conversation && <ToOwnerActions step={step} isLast={isLast} {...conversation} />
}

function ToOwnerActions({ step, isLast, threadId, owner }: ToOwnerProps & { threadId: string; owner: TwinOwner }) {
  const { t } = useLingui()
  const { id, position, isUnanswered } = useFragment(
    graphql`
      fragment ToOwner_step on Step {
        id
        position
        isUnanswered
      }
    `,
    step,
  )
  const messages = useVisitorMessages(threadId).filter((message) => message.position === position)
  const { refusal } = useAudience()
  const [isWriting, setWriting] = useState(false)
  const sendToOwner = useAction<ToOwnerMutation>(
    graphql`
      mutation ToOwnerMutation($input: SendToOwnerInput!) {
        sendToOwner(input: $input) {
          __typename
          ... on SendToOwnerPayload {
            thread {
              visitorMessages {
                id
                kind
                position
                ...SentToOwner_message
              }
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t send this`,
  )
  const send = (text: string | null) => sendToOwner.run({ input: { stepId: id, text } })
  const canSendQuestion = isUnanswered && !messages.some(({ kind }) => kind === 'QUESTION')
  const canSend = refusal === undefined && (isLast || isUnanswered)
  const { name } = owner

  return (
    <div className={styles.place}>
      {messages.map((message) => (
        <SentToOwner key={message.id} message={message} owner={owner} />
      ))}
      {canSend && isWriting && (
        <MessageForm
          draftName={`message:${id}`}
          label={t`Message to ${name}`}
          isSending={sendToOwner.isRunning}
          failure={sendToOwner.failure}
          onCancel={() => setWriting(false)}
          onSend={async (text) => {
            const isSent = await send(text)
            if (isSent) setWriting(false)
            return isSent
          }}
        />
      )}
      {canSend && !isWriting && (
        <>
          <div className={styles.buttons}>
            {canSendQuestion && (
              <Button wraps icon={Send} isPending={sendToOwner.isRunning} onPress={() => void send(null)}>
                <Trans>Send this to {name}</Trans>
              </Button>
            )}
            <Button variant="quiet" icon={MessageSquare} isDisabled={sendToOwner.isRunning} onPress={() => setWriting(true)}>
              <Trans>Leave a message</Trans>
            </Button>
          </div>
          <FormError>{sendToOwner.failure}</FormError>
        </>
      )}
    </div>
  )
}

interface MessageFormProps {
  draftName: string
  label: string
  isSending: boolean
  failure: string | null
  onCancel: () => void
  onSend: (text: string) => Promise<boolean>
}

function MessageForm({ draftName, label, isSending, failure, onCancel, onSend }: MessageFormProps) {
  const { t } = useLingui()
  const { text, setText, discard } = useTextDraft(draftName)
  const handleSend = async () => {
    if (await onSend(text)) discard()
  }
  const handleCancel = () => {
    discard()
    onCancel()
  }
  return (
    <div className={styles.form}>
      <TextArea
        label={label}
        description={t`Add your email address if you’d like to be contacted.`}
        value={text}
        onChange={setText}
        maxLength={maxVisitorMessageLength}
        error={failure ?? undefined}
        autoFocus
      />
      <div className={styles.buttons}>
        <Button variant="primary" isPending={isSending} isDisabled={text.trim() === ''} onPress={() => void handleSend()}>
          <Trans>Send message</Trans>
        </Button>
        <Button variant="quiet" onPress={handleCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
