import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import styles from './Message.module.css'

export interface MessageProps {
  /** `person` renders a block, `assistant` plain text. */
  role: 'person' | 'assistant'
  /** For screen readers: "You", "Assistant". */
  author: string
  /** Content. */
  children: ReactNode
  /** Buttons shown on hover, focus and touch screens. */
  actions?: ReactNode
}

export function Message({ role, author, children, actions }: MessageProps) {
  return (
    <article className={styles.Message} data-role={role}>
      <VisuallyHidden className={styles.Author}>{author}:</VisuallyHidden>
      <div className={styles.Body}>{children}</div>
      {actions && <div className={styles.Actions}>{actions}</div>}
    </article>
  )
}
