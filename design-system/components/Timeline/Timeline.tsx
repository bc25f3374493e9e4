import type { ReactNode } from 'react'
import styles from './Timeline.module.css'

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** When, as the language writes it. */
  time?: string
  details?: ReactNode
  tone?: 'accent' | 'good' | 'danger'
}

export interface TimelineProps {
  label: string
  /** In the order in which they are read. */
  events: readonly TimelineEvent[]
}

/** What happened, one thing after the other. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.Timeline}>
      {events.map(({ id, title, time, details, tone }) => (
        <li key={id} className={styles.Event} data-tone={tone}>
          <span aria-hidden className={styles.Dot} />
          <span className={styles.Title}>{title}</span>
          {time && <span className={styles.Time}>{time}</span>}
          {details && <div className={styles.Details}>{details}</div>}
        </li>
      ))}
    </ol>
  )
}
