import { useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropZone, Text } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** What to drop here: "Drop pictures here". */
  label: string
  /** Which kinds are taken, and how large they may be. */
  description?: ReactNode
  /** The words on the button that opens the file picker. */
  buttonLabel?: string
  /** MIME types or endings that the picker offers. What is dropped may be anything: whoever takes the files checks them. */
  acceptedTypes?: ReadonlyArray<string>
  /** More than one file is taken at once. */
  allowsMultiple?: boolean
  /** Called with what was dropped, pasted or picked. */
  onFiles: (files: File[]) => void
  /** Takes no files now. */
  isDisabled?: boolean
}

/** A place to drop files on, to paste them into, and a button for everyone else. */
export function FileDrop({ label, description, buttonLabel, acceptedTypes, allowsMultiple = true, onFiles, isDisabled }: FileDropProps) {
  const { t } = useLingui()
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(allowsMultiple ? files : files.slice(0, 1))
  }
  return (
    <DropZone
      className={styles.FileDrop}
      isDisabled={isDisabled}
      onDrop={(event) => {
        void Promise.all(event.items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))).then(take)
      }}
    >
      <span className={styles.Glyph}>
        <Icon glyph={Upload} size="1.5rem" />
      </span>
      <Text slot="label" className={styles.Label}>
        {label}
      </Text>
      {description && <p className={styles.Description}>{description}</p>}
      <FileTrigger acceptedFileTypes={acceptedTypes} allowsMultiple={allowsMultiple} onSelect={(files) => take(files ? [...files] : [])}>
        <Button isDisabled={isDisabled}>{buttonLabel ?? (allowsMultiple ? t`Choose files` : t`Choose a file`)}</Button>
      </FileTrigger>
    </DropZone>
  )
}
