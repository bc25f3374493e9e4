import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CircleAlert, File, FileText, Image, X, type LucideIcon } from 'lucide-react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../Button/Button.tsx'
import { formatFileSize } from './fileSize.ts'
import type { StyleProps } from '../styleProps.ts'
import styles from './FileChip.module.css'

export interface FileChipProps extends StyleProps {
  /** File name, or title of other content. */
  name: string
  /** Replaces the icon of the type. */
  icon?: LucideIcon
  /** Replaces the size. */
  detail?: string
  /** In bytes. */
  size?: number
  /** MIME type, which sets the icon. */
  type?: string
  /** Upload progress from 0 to 100. */
  progress?: number
  /** Why the file cannot be used. */
  error?: string
  /** Adds a remove button. */
  onRemove?: () => void
}

export function FileChip({ name, icon, detail, size, type = '', progress, error, onRemove, className }: FileChipProps) {
  const { t, i18n } = useLingui()
  const isUnderWay = progress !== undefined && !error
  const glyph = error ? CircleAlert : (icon ?? getTypeIcon(type))
  const percent = i18n.number((progress ?? 0) / 100, { style: 'percent' })
  const note = error ?? (isUnderWay ? t`Uploading, ${percent}` : (detail ?? (size !== undefined && formatFileSize(size, i18n.locale))))

  return (
    <div className={clsx(styles.FileChip, className)} data-failed={error ? true : undefined} data-removable={onRemove ? true : undefined}>
      <span className={styles.Glyph}>
        <Icon glyph={glyph} size="1.25rem" />
      </span>
      <div>
        <p className={styles.Name} title={name}>
          <bdi>{name}</bdi>
        </p>
        {note && (
          <p className={styles.Note} role={error ? 'alert' : undefined}>
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      {onRemove && <IconButton icon={X} label={t`Remove ${name}`} onPress={onRemove} />}
      {isUnderWay && (
        <ProgressBar aria-label={t`Uploading ${name}`} value={progress} className={styles.Track}>
          <div className={styles.Fill} style={{ inlineSize: `${progress}%` }} />
        </ProgressBar>
      )}
    </div>
  )
}

function getTypeIcon(type: string): LucideIcon {
  if (type.startsWith('image/')) return Image
  return /^text\/|pdf|document/u.test(type) ? FileText : File
}
