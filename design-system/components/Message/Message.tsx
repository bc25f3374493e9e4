import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import styles from './Message.module.css'

export interface MessageProps {
  /** A person's words stand in a soft block at the end of the line; an assistant's are text on the page. */
  role: 'person' | 'assistant'
  /** Who speaks, for a screen reader: "You", "Assistant". */
  author: string
  /** What was said. */
  children: ReactNode
  /** Buttons for this message, shown when it is pointed at or focused and always on touch screens. */
  actions?: ReactNode
  /** Keeps the actions in sight, as under the latest answer. */
  areActionsPinned?: boolean
}

export function Message({ role, author, children, actions, areActionsPinned }: MessageProps) {
  return (
    <article className={styles.Message} data-role={role}>
      <VisuallyHidden className={styles.Author}>{author}:</VisuallyHidden>
      <div className={styles.Body}>{children}</div>
      {actions && (
        <div className={styles.Actions} data-pinned={areActionsPinned || undefined}>
          {actions}
        </div>
      )}
    </article>
  )
}
