import { useState } from 'react'
import styles from './Values.module.css'

/** A name that a press puts on the clipboard. */
export function CopyName({ text, children }: { text: string; children: string }) {
  const [isCopied, setCopied] = useState(false)
  const handlePress = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <button type="button" title={`Copy ${text}`} className={styles.Name} onClick={handlePress} onBlur={() => setCopied(false)}>
      {isCopied ? 'Copied' : children}
    </button>
  )
}
