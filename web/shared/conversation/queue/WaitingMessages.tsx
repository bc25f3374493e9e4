import { Trans, useLingui } from '@lingui/react/macro'
import type { OutgoingMessage } from '../composer/outgoingMessage.ts'
import styles from './QueuedMessages.module.css'

/** Messages entered while an earlier one is being sent. */
export function WaitingMessages({ messages }: { messages: readonly OutgoingMessage[] }) {
  const { t } = useLingui()
  return (
    <div className={styles.queue}>
      <p className={styles.note}>
        <Trans>Sending...</Trans>
      </p>
      <ul aria-label={t`Unsent messages`} className={styles.list}>
        {messages.map(({ text, files }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Equal messages may wait.
          <li key={index} className={styles.message}>
            <div className={styles.text}>
              <p dir="auto">{text || files.map(({ name }) => name).join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
