import { Banner } from '#design-system'
import styles from './Announcement.module.css'

interface AnnouncementBannerProps {
  text: string
  isInset: boolean
  onDismiss: () => void
}

export function AnnouncementBanner({ text, isInset, onDismiss }: AnnouncementBannerProps) {
  return (
    <Banner onDismiss={onDismiss} className={isInset ? styles.inset : undefined}>
      {/* Long texts scroll. */}
      <p dir="auto" tabIndex={0} className={styles.text}>
        {text}
      </p>
    </Banner>
  )
}
