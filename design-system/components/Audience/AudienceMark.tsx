import { clsx } from 'clsx'
import { type Audience, getVoice, useAudienceNames } from './audience.ts'
import type { StyleProps } from '../styleProps.ts'
import styles from './Audience.module.css'

export interface AudienceRingProps extends StyleProps {
  /** A change opens or closes the ring. */
  audience: Audience
  /** A CSS length. */
  size?: string
}

/** Decorative: the audience is always named next to it. */
export function AudienceRing({ audience, size = '1rem', className }: AudienceRingProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      data-voice={getVoice(audience)}
      data-audience={audience}
      className={clsx(styles.Ring, className)}
      style={{ inlineSize: size, blockSize: size }}
    >
      <circle cx="8" cy="8" r="5.75" className={styles.Closed} />
      <circle cx="8" cy="8" r="5.75" pathLength="100" className={styles.Arc} />
      <circle cx="8" cy="8" r="1.5" className={styles.Dot} />
    </svg>
  )
}

export interface AudienceMarkProps extends StyleProps {
  /** A change opens or closes the ring. */
  audience: Audience
  /** Replaces the name: "Only you see this list". */
  children?: string
}

export function AudienceMark({ audience, children, className }: AudienceMarkProps) {
  const names = useAudienceNames()
  return (
    <span data-voice={getVoice(audience)} className={clsx(styles.Mark, className)}>
      <AudienceRing audience={audience} />
      {children ?? names[audience]}
    </span>
  )
}

export function AudienceChip({ audience, children, className }: AudienceMarkProps) {
  return (
    <span data-voice={getVoice(audience)} className={clsx(styles.Chip, className)}>
      <AudienceMark audience={audience}>{children}</AudienceMark>
    </span>
  )
}
