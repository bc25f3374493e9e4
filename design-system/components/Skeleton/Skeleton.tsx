import { clsx } from 'clsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends StyleProps {
  /** Expected number of lines. */
  lines?: number
}

export function Skeleton({ lines = 3, className }: SkeletonProps) {
  return (
    <div aria-hidden className={clsx(styles.Skeleton, className)}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.Line} />
      ))}
    </div>
  )
}
