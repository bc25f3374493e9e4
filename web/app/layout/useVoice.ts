import type { Voice } from '#design-system'
import { useLayoutEffect } from 'react'

/** Puts the whole page, and with it every overlay, in a voice. */
export function useVoice(voice: Voice): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.voice = voice
  }, [voice])
}
