import { QRCodeSVG } from 'qrcode.react'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** Encoded text. */
  value: string
  /** Accessible name. */
  label: string
}

export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div data-theme="light" role="img" aria-label={label} className={styles.QrCode}>
      <QRCodeSVG value={value} level="M" fgColor="currentColor" bgColor="transparent" aria-hidden />
    </div>
  )
}
