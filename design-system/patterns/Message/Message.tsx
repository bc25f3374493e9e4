import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import styles from './Message.module.css'

export interface MessageProps {
  /** `person` renders a block at the end of the line, `assistant` plain text. */
  role: 'person' | 'assistant'
  /** The author, for screen readers: "You", "Assistant". */
  author: string
  /** The content. */
  children: ReactNode
  /** Buttons shown on hover and focus, and always on touch screens. */
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
