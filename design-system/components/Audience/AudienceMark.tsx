import { type Audience, getVoice, useAudienceNames } from './audience.ts'
import styles from './Audience.module.css'

export interface AudienceRingProps {
  /** A change opens or closes the ring. */
  audience: Audience
  /** A CSS length. */
  size?: string
}

/** Decorative: the audience is always named next to it. */
export function AudienceRing({ audience, size = '1rem' }: AudienceRingProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      data-voice={getVoice(audience)}
      data-audience={audience}
      className={styles.Ring}
      style={{ inlineSize: size, blockSize: size }}
    >
      <circle cx="8" cy="8" r="5.75" className={styles.Closed} />
      <circle cx="8" cy="8" r="5.75" pathLength="100" className={styles.Arc} />
      <circle cx="8" cy="8" r="1.5" className={styles.Dot} />
    </svg>
  )
}

export interface AudienceMarkProps {
  /** A change opens or closes the ring. */
  audience: Audience
  /** Replaces the name: "Only you see this list". */
  children?: string
}

export function AudienceMark({ audience, children }: AudienceMarkProps) {
  const names = useAudienceNames()
  return (
    <span data-voice={getVoice(audience)} className={styles.Mark}>
      <AudienceRing audience={audience} />
      {children ?? names[audience]}
    </span>
  )
}

export function AudienceChip({ audience, children }: AudienceMarkProps) {
  return (
    <span data-voice={getVoice(audience)} className={styles.Chip}>
      <AudienceMark audience={audience}>{children}</AudienceMark>
    </span>
  )
}
