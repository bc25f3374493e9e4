import type { Voice } from '#design-system'
import { useLayoutEffect, type ReactNode } from 'react'
import styles from './VoiceRegion.module.css'

export function VoiceRegion({ voice, children }: { voice: Voice; children: ReactNode }) {
  return (
    <div data-voice={voice} className={styles.region}>
      {children}
    </div>
  )
}

export function useVoice(voice: Voice): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.voice = voice
  }, [voice])
}
