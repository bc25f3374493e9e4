import { clsx } from 'clsx'
import { QRCodeSVG } from 'qrcode.react'
import type { StyleProps } from '../styleProps.ts'
import styles from './QrCode.module.css'

export interface QrCodeProps extends StyleProps {
  /** Encoded text. */
  value: string
  /** Accessible name. */
  label: string
}

export function QrCode({ value, label, className }: QrCodeProps) {
  return (
    <div data-theme="light" role="img" aria-label={label} className={clsx(styles.QrCode, className)}>
      <QRCodeSVG value={value} level="M" fgColor="currentColor" bgColor="transparent" aria-hidden />
    </div>
  )
}
