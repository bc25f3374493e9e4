import { IconButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OutgoingMessage } from '../composer/outgoingMessage.ts'
import styles from './QueuedMessages.module.css'

interface WaitingMessagesProps {
  /** On its way to the server. */
  queuing: OutgoingMessage | null
  messages: readonly OutgoingMessage[]
  /** Called to return a message to the composer. */
  onEdit: (message: OutgoingMessage) => void
}

/** Messages entered while an earlier one is being sent. */
export function WaitingMessages({ queuing, messages, onEdit }: WaitingMessagesProps) {
  const { t } = useLingui()
  if (!queuing && messages.length === 0) return null
  return (
    <div className={styles.queue}>
      <p className={styles.note}>
        <Trans>Sending...</Trans>
      </p>
      <ul aria-label={t`Unsent messages`} className={styles.list}>
        {queuing && <WaitingMessage message={queuing} />}
        {messages.map((message, index) => (
          <WaitingMessage
            // oxlint-disable-next-line react/no-array-index-key -- Equal messages may wait.
            key={index}
            message={message}
            controls={<IconButton icon={Pencil} label={t`Edit message`} onPress={() => onEdit(message)} />}
          />
        ))}
      </ul>
    </div>
  )
}

function WaitingMessage({ message: { text, files }, controls }: { message: OutgoingMessage; controls?: ReactNode }) {
  return (
    <li className={styles.message}>
      <div className={styles.text}>
        <p dir="auto">{text || files.map(({ name }) => name).join(', ')}</p>
      </div>
      {controls && <div className={styles.controls}>{controls}</div>}
    </li>
  )
}
