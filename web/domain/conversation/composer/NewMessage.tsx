import { Message } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OutgoingMessage } from './ChatComposer.tsx'
import { MessageFile } from './MessageFiles.tsx'
import styles from './NewMessage.module.css'

/** What somebody just sent, until the server has it. */
export function NewMessage({ message: { text, files } }: { message: OutgoingMessage }) {
  const { t } = useLingui()
  return (
    <Message role="person" author={t`You`}>
      <p dir="auto">{text}</p>
      {files.map(({ key, name, size, type, warnings }) => (
        <MessageFile key={key} filename={name} url={null} mimeType={type} fileSize={size} warnings={warnings} />
      ))}
      <span className={styles.sending}>
        <Trans>Sending...</Trans>
      </span>
    </Message>
  )
}
