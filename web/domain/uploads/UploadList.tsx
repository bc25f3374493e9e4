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
