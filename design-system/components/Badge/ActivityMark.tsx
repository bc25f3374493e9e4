import styles from './Badge.module.css'

export interface ActivityMarkProps {
  /** What goes on, in a word: "Answering". */
  label: string
}

/** A dot beside something that is being worked on. It stands still: what moves draws the eye away from what is read. */
export function ActivityMark({ label }: ActivityMarkProps) {
  return <span role="img" aria-label={label} title={label} className={styles.ActivityMark} />
}
