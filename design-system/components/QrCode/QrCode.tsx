import { lazy, Suspense } from 'react'
import styles from './QrCode.module.css'

const QRCodeSVG = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

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
      <Suspense>
        <QRCodeSVG value={value} level="M" fgColor="currentColor" bgColor="transparent" aria-hidden />
      </Suspense>
    </div>
  )
}
