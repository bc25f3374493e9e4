import { FileChip } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import styles from './Attachments.module.css'
import type { Upload } from '../../uploads/uploads.ts'

interface AttachmentsProps {
  items: readonly Upload[]
  onRemove: (key: number) => void
}

/** What goes out with the message, each with how far it is, or why it cannot go. */
export function Attachments({ items, onRemove }: AttachmentsProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Attachments`} className={styles.attachments}>
      {items.map(({ key, name, size, type, progress, error, warnings }) => (
        <li key={key}>
          <FileChip
            name={name}
            size={size}
            type={type}
            progress={progress ?? undefined}
            error={error ?? undefined}
            onRemove={() => onRemove(key)}
          />
          {warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
