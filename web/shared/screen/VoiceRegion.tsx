import type { Voice } from '#design-system'
import { useLayoutEffect, type ReactNode } from 'react'
import styles from './VoiceRegion.module.css'

/** A screen in another voice than the frame around it. */
export function VoiceRegion({ voice, children }: { voice: Voice; children: ReactNode }) {
  return (
    <div data-voice={voice} className={styles.region}>
      {children}
    </div>
  )
}

/** Puts the whole page, and with it every overlay, in a voice. */
export function useVoice(voice: Voice): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.voice = voice
  }, [voice])
}
