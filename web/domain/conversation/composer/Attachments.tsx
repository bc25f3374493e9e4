import { useLingui } from '@lingui/react/macro'
import styles from './Attachments.module.css'
import { UploadChip } from '../../uploads/UploadChip.tsx'
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
