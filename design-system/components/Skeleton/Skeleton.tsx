import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Expected number of lines. */
  lines?: number
}

export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div aria-hidden className={styles.Skeleton}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.Line} />
      ))}
    </div>
  )
}
