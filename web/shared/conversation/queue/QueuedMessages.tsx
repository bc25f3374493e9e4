import { Button, FormError, IconButton, keepFocusOnRemoval, rememberFocus } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUp, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { QueuedMessages_message$key } from '../../../__generated__/QueuedMessages_message.graphql.ts'
import type { QueuedMessages_thread$key } from '../../../__generated__/QueuedMessages_thread.graphql.ts'
import type { QueuedMessagesEditMutation } from '../../../__generated__/QueuedMessagesEditMutation.graphql.ts'
import type { QueuedMessagesSendMutation } from '../../../__generated__/QueuedMessagesSendMutation.graphql.ts'
import type { QueuedMessagesWithdrawMutation } from '../../../__generated__/QueuedMessagesWithdrawMutation.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { useAction } from '../../../relay/useAction.ts'
import { EditWaitingMessage } from './EditWaitingMessage.tsx'
import styles from './QueuedMessages.module.css'

interface QueuedMessagesProps {
  thread: QueuedMessages_thread$key
  isAnswering: boolean
}

export function QueuedMessages({ thread, isAnswering }: QueuedMessagesProps) {
  const { t } = useLingui()
  const { queuedMessages } = useFragment(
    graphql`
      fragment QueuedMessages_thread on Thread {
        queuedMessages {
          id
          ...QueuedMessages_message
        }
      }
    `,
    thread,
  )
  return (
    <div className={styles.queue}>
      <p className={styles.note}>{isAnswering ? <Trans>Sent after this answer</Trans> : <Trans>Not sent yet</Trans>}</p>
      <ul aria-label={t`Queued messages`} className={styles.list}>
        {queuedMessages.map((message) => (
          <QueuedMessage key={message.id} message={message} isAnswering={isAnswering} />
        ))}
      </ul>
    </div>
  )
}

function QueuedMessage({ message, isAnswering }: { message: QueuedMessages_message$key; isAnswering: boolean }) {
  const { t } = useLingui()
  const { id, text, elementIds, references, comparedModel } = useFragment(
    graphql`
      fragment QueuedMessages_message on QueuedMessage {
        id
        text
        elementIds
        references {
          title
        }
        comparedModel {
          name
        }
      }
    `,
    message,
  )
  const comparedName = translateServerText(comparedModel?.name ?? '')
  const [isEditing, setIsEditing] = useState<boolean | null>(null)
  const withdrawal = useAction<QueuedMessagesWithdrawMutation>(
    graphql`
      mutation QueuedMessagesWithdrawMutation($input: WithdrawQueuedMessageInput!) {
        withdrawQueuedMessage(input: $input) {
          __typename
          ... on WithdrawQueuedMessagePayload {
            thread {
              ...QueuedMessages_thread
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
    t`Couldn’t withdraw the message`,
  )
  const sending = useAction<QueuedMessagesSendMutation>(
    graphql`
      mutation QueuedMessagesSendMutation($input: SendQueuedMessageInput!) {
        sendQueuedMessage(input: $input) {
          __typename
          ... on SendQueuedMessagePayload {
            thread {
              ...QueuedMessages_thread
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
    t`Couldn’t send your message`,
  )
  const isBusy = withdrawal.isRunning || sending.isRunning
  const input = { queuedMessageId: id }
  const failure = withdrawal.failure ?? sending.failure
  // Disabled buttons lose focus.
  const run = async (action: typeof withdrawal | typeof sending) => {
    const returnFocus = rememberFocus()
    await action.run({ input })
    returnFocus()
  }

  if (isEditing) return <EditQueuedMessage id={id} text={text} onClose={() => setIsEditing(false)} />
  return (
    <li ref={keepFocusOnRemoval} className={styles.message}>
      <div className={styles.text}>
        <p dir="auto">{text}</p>
        {references.length > 0 && (
          <span className={styles.note}>{references.map(({ title }) => title || t`Untitled Thread`).join(', ')}</span>
        )}
        {elementIds.length > 0 && <span className={styles.note}>{plural(elementIds.length, { one: '# file', other: '# files' })}</span>}
        {comparedModel && (
          <span className={styles.note}>
            <Trans>Compare with {comparedName}</Trans>
          </span>
        )}
      </div>
      <div className={styles.controls}>
        <Button variant="quiet" icon={ArrowUp} isDisabled={isBusy} onPress={() => void run(sending)}>
          {isAnswering ? <Trans>Send now</Trans> : <Trans>Send</Trans>}
        </Button>
        <IconButton
          icon={Pencil}
          label={t`Edit message`}
          isDisabled={isBusy}
          onPress={() => setIsEditing(true)}
          autoFocus={isEditing === false}
        />
        <IconButton icon={X} label={t`Withdraw message`} isDisabled={isBusy} onPress={() => void run(withdrawal)} />
      </div>
      {failure && <FormError>{failure}</FormError>}
    </li>
  )
}

function EditQueuedMessage({ id, text, onClose }: { id: string; text: string; onClose: () => void }) {
  const { t } = useLingui()
  const edit = useAction<QueuedMessagesEditMutation>(
    graphql`
      mutation QueuedMessagesEditMutation($input: EditQueuedMessageInput!) {
        editQueuedMessage(input: $input) {
          __typename
          ... on EditQueuedMessagePayload {
            thread {
              ...QueuedMessages_thread
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
    t`Couldn’t save the message`,
  )
  const save = async (text: string) => {
    if (await edit.run({ input: { queuedMessageId: id, text } })) onClose()
  }
  return (
    <EditWaitingMessage
      label={t`Queued message`}
      text={text}
      failure={edit.failure}
      isSaving={edit.isRunning}
      onSave={(changed) => void save(changed)}
      onClose={onClose}
    />
  )
}
