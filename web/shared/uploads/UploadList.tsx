import { useLingui } from '@lingui/react/macro'
import type { Upload } from './uploads.ts'
import { UploadChip } from './UploadChip.tsx'
import styles from './UploadList.module.css'

interface UploadListProps {
  label: string
  items: readonly Upload[]
  onRemove: (key: number) => void
}

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

export function Attachments({ items, onRemove }: { items: readonly Upload[]; onRemove: (key: number) => void }) {
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
