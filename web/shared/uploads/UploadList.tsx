import { useLingui } from '@lingui/react/macro'
import type { Upload } from './uploads.ts'
import { UploadChip } from './UploadChip.tsx'
import styles from './UploadList.module.css'

interface UploadListProps {
  /** Names the list. */
  label: string
  items: readonly Upload[]
  onRemove: (key: number) => void
}

/** Files below the place where they were dropped; nothing while there are none. */
export function UploadList({ label, items, onRemove }: UploadListProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((upload) => (
        <li key={upload.key}>
          <UploadChip upload={upload} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  )
}

interface AttachmentsProps {
  items: readonly Upload[]
  onRemove: (key: number) => void
}

/** What goes out with the message, each with how far it is, or why it cannot go. */
export function Attachments({ items, onRemove }: AttachmentsProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Attachments`} className={styles.attachments}>
      {items.map((upload) => (
        <li key={upload.key}>
          <UploadChip upload={upload} onRemove={onRemove} />
          {upload.warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
