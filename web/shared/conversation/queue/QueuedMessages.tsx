import { Button, FormError, IconButton, isComposingText, isSendKey, TextArea } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUp, Pencil, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { QueuedMessages_message$key } from '../../../__generated__/QueuedMessages_message.graphql.ts'
import type { QueuedMessages_thread$key } from '../../../__generated__/QueuedMessages_thread.graphql.ts'
import type { QueuedMessagesEditMutation } from '../../../__generated__/QueuedMessagesEditMutation.graphql.ts'
import type { QueuedMessagesSendMutation } from '../../../__generated__/QueuedMessagesSendMutation.graphql.ts'
import type { QueuedMessagesWithdrawMutation } from '../../../__generated__/QueuedMessagesWithdrawMutation.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { useAction } from '../../../relay/useAction.ts'
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
  const [isEditing, setIsEditing] = useState(false)
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

  if (isEditing) return <EditQueuedMessage id={id} text={text} onClose={() => setIsEditing(false)} />
  return (
    <li className={styles.message}>
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
        <Button variant="quiet" icon={ArrowUp} isDisabled={isBusy} onPress={() => void sending.run({ input })}>
          {isAnswering ? <Trans>Send now</Trans> : <Trans>Send</Trans>}
        </Button>
        <IconButton icon={Pencil} label={t`Edit message`} isDisabled={isBusy} onPress={() => setIsEditing(true)} />
        <IconButton icon={X} label={t`Withdraw message`} isDisabled={isBusy} onPress={() => void withdrawal.run({ input })} />
      </div>
      {failure && <FormError>{failure}</FormError>}
    </li>
  )
}

function EditQueuedMessage({ id, text: original, onClose }: { id: string; text: string; onClose: () => void }) {
  const { t } = useLingui()
  const [text, setText] = useState(original)
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
  const save = async () => {
    if (text.trim() === '' || edit.isRunning) return
    if (await edit.run({ input: { queuedMessageId: id, text: text.trim() } })) onClose()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposingText(event)) {
      event.preventDefault()
      onClose()
    }
    if (!isSendKey(event)) return
    event.preventDefault()
    void save()
  }
  return (
    <li className={styles.edit}>
      <TextArea
        label={t`Queued message`}
        isLabelHidden
        value={text}
        onChange={setText}
        error={edit.failure ?? undefined}
        onKeyDown={handleKeyDown}
        autoFocus
      />
      <div className={styles.actions}>
        <Button variant="quiet" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button isDisabled={text.trim() === ''} isPending={edit.isRunning} pendingLabel={t`Saving...`} onPress={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </li>
  )
}
