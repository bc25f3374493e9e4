import { FileChip } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './Attachments.module.css'
import type { Upload } from '../../shell/uploads/uploads.ts'

const largeFileBytes = 100 * 1024 * 1024

interface AttachmentsProps {
  items: readonly Upload[]
  onRemove: (key: number) => void
}

/** What goes out with the message, each with how far it is, or why it cannot go. */
export function Attachments({ items, onRemove }: AttachmentsProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Attachments`} className={styles.attachments}>
      {items.map(({ key, name, size, type, progress, error }) => (
        <li key={key}>
          <FileChip
            name={name}
            size={size}
            type={type}
            progress={progress ?? undefined}
            error={error ?? undefined}
            onRemove={() => onRemove(key)}
          />
          {size > largeFileBytes && (
            <p className={styles.warning}>
              <Trans>This file is larger than 100 MB.</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
