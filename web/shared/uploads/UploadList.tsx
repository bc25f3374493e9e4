import { useLingui } from '@lingui/react/macro'
import { serverText } from '../../i18n/serverTexts.ts'
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

interface AttachmentsProps {
  items: readonly Upload[]
  acceptsImages: boolean
  onRemove: (key: number) => void
}

export function Attachments({ items, acceptsImages, onRemove }: AttachmentsProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Attachments`} className={styles.attachments}>
      {items.map((upload) => (
        <li key={upload.key}>
          <UploadChip upload={upload} onRemove={onRemove} />
          {listWarnings(upload, acceptsImages).map((warning) => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

const unseen = 'This model can’t see images. Only the file name will be sent.'

/** The model can be changed after the upload. */
function listWarnings({ type, error, warnings }: Upload, acceptsImages: boolean): readonly string[] {
  const others = warnings.filter((warning) => warning !== serverText(unseen))
  return acceptsImages || error !== null || !type.startsWith('image/') ? others : [...others, serverText(unseen)]
}
