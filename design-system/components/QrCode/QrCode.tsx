import { QRCodeSVG } from 'qrcode.react'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** What a camera reads. */
  value: string
  /** Says what it leads to. */
  label: string
}

/** Text for a camera. The same text stands beside it in letters. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div data-theme="light" role="img" aria-label={label} className={styles.QrCode}>
      <QRCodeSVG value={value} level="M" fgColor="currentColor" bgColor="transparent" aria-hidden />
    </div>
  )
}
