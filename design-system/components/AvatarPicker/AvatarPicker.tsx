import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import styles from './AvatarPicker.module.css'

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

export interface AvatarPickerProps {
  /** Whose picture it is. */
  name: string
  src?: string | null
  /** Called with the chosen picture, which is shown at once. */
  onPick: (picture: File) => void
  /** Offered when there is a picture. */
  onRemove?: () => void
  /** Which pictures are taken. */
  description?: string
  /** Why the chosen one was not taken. The one before is shown again. */
  error?: string
  /** The chosen picture is on its way. */
  isPending?: boolean
}

/** A picture of somebody, with a preview. */
export function AvatarPicker({ name, src, onPick, onRemove, description, error, isPending }: AvatarPickerProps) {
  const { t } = useLingui()
  /** An address for the chosen picture, good while it is shown. */
  const [preview, setPreview] = useState<string | null>(null)
  const shown = (error ? null : preview) ?? src

  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

  const handleSelect = (files: FileList | null) => {
    const picture = files?.[0]
    if (!picture) return
    setPreview(URL.createObjectURL(picture))
    onPick(picture)
  }
  const handleRemove = () => {
    setPreview(null)
    onRemove?.()
  }

  return (
    <div role="group" aria-label={t`Picture`} className={styles.AvatarPicker}>
      <Avatar name={name} src={shown} size="large" />
      <div className={styles.Side}>
        <div className={styles.Buttons}>
          <FileTrigger acceptedFileTypes={pictureTypes} onSelect={handleSelect}>
            <Button isPending={isPending} pendingLabel={t`Uploading...`}>
              {shown ? t`Change picture` : t`Choose a picture`}
            </Button>
          </FileTrigger>
          {shown && onRemove && (
            <Button variant="quiet" isDisabled={isPending} onPress={handleRemove}>
              {t`Remove`}
            </Button>
          )}
        </div>
        {description && !error && <p className={styles.Note}>{description}</p>}
        <p role="alert" className={styles.Error}>
          {error}
        </p>
      </div>
    </div>
  )
}
