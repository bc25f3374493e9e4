import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './ArtifactPanel.module.css'

interface ArtifactFrameProps {
  html: string
  title: string
  /** Shows the panel behind the document instead of white. */
  isTransparent: boolean
  /** Called with errors of the document, which are untrusted. */
  onError: (message: string) => void
}

/** The frame’s origin is opaque: it has no access to cookies, storage or this page. */
export function ArtifactFrame({ html, title, isTransparent, onError }: ArtifactFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const receive = useEffectEvent(({ source, data }: MessageEvent<{ isReady?: unknown; error?: unknown } | null>) => {
    // Documents can also send messages, from the nested frame.
    if (source === null || source !== frame.current?.contentWindow) return
    if (data?.isReady === true) setIsReady(true)
    if (typeof data?.error === 'string') onError(data.error)
  })
  useEffect(() => {
    const handleMessage = (event: MessageEvent<object | null>) => receive(event)
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [])
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ html }, '*')
  }, [isReady, html])
  return (
    <iframe
      ref={frame}
      sandbox="allow-scripts"
      src="/api/artifact-frame"
      title={title}
      className={styles.frame}
      data-transparent={isTransparent || undefined}
    />
  )
}
