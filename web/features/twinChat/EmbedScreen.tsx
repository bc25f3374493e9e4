import { useEffect, type MouseEvent } from 'react'
import { useVoice } from '../../shared/screen/VoiceRegion.tsx'
import styles from './EmbedScreen.module.css'
import { TwinChatScreen } from './TwinChatScreen.tsx'

export function EmbedScreen() {
  useVoice('public')
  useCloseOnEscape()
  return (
    <main id="content" tabIndex={-1} onClickCapture={openOutside} className={styles.page}>
      <TwinChatScreen isEmbedded />
    </main>
  )
}

/** The script of the website closes the dialog around the frame, unless Escape closes something in the page. */
function useCloseOnEscape() {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Fields stop the event, so wait for other handlers instead of listening after them.
      setTimeout(() => {
        if (!event.defaultPrevented) window.parent.postMessage({ type: 'twain:close' }, '*')
      })
    }
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [])
}

/** Other pages cannot be shown in a frame. */
function openOutside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener')
}
