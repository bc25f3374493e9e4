import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './FileDrop.module.css'

export interface FileDropProps extends StyleProps {
  /** "Drop pictures here". */
  label: string
  /** Accepted types and size limit. */
  description?: ReactNode
  /** Opens the file picker. */
  buttonLabel?: string
  /** MIME types or extensions for the file picker; validate dropped files. */
  acceptedTypes?: ReadonlyArray<string>
  /** Allows multiple files. */
  allowsMultiple?: boolean
  /** Called with dropped, pasted or picked files. */
  onFiles: (files: File[]) => void
  /** Disables the drop area. */
  isDisabled?: boolean
}

export function FileDrop({
  label,
  description,
  buttonLabel,
  acceptedTypes,
  allowsMultiple = true,
  onFiles,
  isDisabled,
  className,
}: FileDropProps) {
  const { t } = useLingui()
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(allowsMultiple ? files : files.slice(0, 1))
  }
  return (
    <DropZone
      aria-label={label}
      className={clsx(styles.FileDrop, className)}
      isDisabled={isDisabled}
      onDrop={(event) => {
        void Promise.all(event.items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))).then(take)
      }}
    >
      <span className={styles.Glyph}>
        <Icon glyph={Upload} size="1.5rem" />
      </span>
      <span className={styles.Label}>{label}</span>
      {description && <p className={styles.Description}>{description}</p>}
      <FileTrigger acceptedFileTypes={acceptedTypes} allowsMultiple={allowsMultiple} onSelect={(files) => take(files ? [...files] : [])}>
        <Button isDisabled={isDisabled}>{buttonLabel ?? (allowsMultiple ? t`Choose files` : t`Choose a file`)}</Button>
      </FileTrigger>
    </DropZone>
  )
}
