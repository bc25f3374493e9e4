import { type Voice, VoiceContext } from '#design-system'
import { useLayoutEffect, type ReactNode } from 'react'
import styles from './VoiceRegion.module.css'

interface VoiceRegionProps {
  voice: Voice
  className?: string
  /** Instead of scrolling with the page. */
  fillsPage?: boolean
  children: ReactNode
}

export function VoiceRegion({ voice, className = styles.region, fillsPage, children }: VoiceRegionProps) {
  return (
    <div data-voice={voice} data-fills-page={fillsPage || undefined} className={className}>
      <VoiceContext value={voice}>{children}</VoiceContext>
    </div>
  )
}

export function useVoice(voice: Voice): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.voice = voice
  }, [voice])
}
