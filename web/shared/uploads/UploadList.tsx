import { useLingui } from '@lingui/react/macro'
import { translateServerText } from '../../i18n/serverTexts.ts'
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
  model: { readonly name: string; readonly isBuiltIn: boolean; readonly acceptsImages: boolean } | null
  onRemove: (key: number) => void
}

export function Attachments({ items, model, onRemove }: AttachmentsProps) {
  const { t } = useLingui()
  const name = model?.name ?? ''
  const isUnseen = ({ type, error }: Upload) => model?.acceptsImages === false && error === null && type.startsWith('image/')
  // The model can be changed after the upload.
  const listWarnings = ({ warnings }: Upload) =>
    model ? warnings.filter((warning) => warning !== translateServerText(unseenByModel)) : warnings
  const hasUnseen = items.some((upload) => isUnseen(upload) && listWarnings(upload).length === 0)
  return (
    <>
      <ul aria-label={t`Attachments`} className={styles.attachments}>
        {items.map((upload) => (
          <li key={upload.key}>
            <UploadChip upload={upload} onRemove={onRemove} />
            {listWarnings(upload).map((warning) => (
              <p key={warning} className={styles.warning}>
                {warning}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {hasUnseen && (
        <p className={styles.warning}>
          {model?.isBuiltIn ? translateServerText(unseenByModel) : t`${name} can’t see images. Only the file name is sent.`}
        </p>
      )}
    </>
  )
}

const unseenByModel = 'This model can’t see images. Only the file name is sent.'
