import { useLingui } from '@lingui/react/macro'
import styles from './VoiceMark.module.css'

export type Voice = 'private' | 'public'

export interface VoiceMarkProps {
  /** The audience. */
  voice: Voice
  /** The audience in words, if the default text does not fit. */
  children?: string
}

export function VoiceMark({ voice, children }: VoiceMarkProps) {
  const { t } = useLingui()
  return (
    <span data-voice={voice} className={styles.VoiceMark}>
      <svg viewBox="0 0 16 16" aria-hidden className={styles.Ring}>
        <circle cx="8" cy="8" r="5.75" pathLength="100" strokeDasharray={voice === 'public' ? '80 20' : undefined} />
        {voice === 'private' && <circle cx="8" cy="8" r="1.75" className={styles.Core} />}
      </svg>
      {children ?? (voice === 'private' ? t`Only you` : t`Anyone with the link`)}
    </span>
  )
}
