import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** How many lines of text are expected. */
  lines?: number
}

/** Keeps the place of text that is on its way. It stands still, and words beside it say what is loading. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div aria-hidden className={styles.Skeleton}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.Line} />
      ))}
    </div>
  )
}
