import { clsx } from 'clsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Logo.module.css'

export interface LogoProps extends StyleProps {
  /** Shows only the rings. */
  isMarkOnly?: boolean
  /** `large` fits standalone use. */
  size?: 'medium' | 'large'
}

export function Logo({ isMarkOnly, size = 'medium', className }: LogoProps) {
  return (
    <span role="img" aria-label="Twain" className={clsx(styles.Logo, className)} data-size={size}>
      <svg viewBox="0 0 34 22" aria-hidden className={styles.Rings}>
        <circle cx="12" cy="11" r="8.5" className={styles.Private} />
        <circle cx="22" cy="11" r="8.5" pathLength="100" strokeDasharray="84 16" className={styles.Public} />
      </svg>
      {!isMarkOnly && <span aria-hidden>Twain</span>}
    </span>
  )
}
