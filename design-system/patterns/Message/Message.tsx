import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { ToolbarControls } from '../../components/FilterBar/ToolbarControls.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './Message.module.css'

export interface MessageProps extends StyleProps {
  /** `person` renders a block, `assistant` plain text. */
  role: 'person' | 'assistant'
  /** For screen readers: "You", "Assistant". */
  author: string
  /** Content. */
  children: ReactNode
  /** Buttons shown on hover, focus and touch screens. One tab stop together with `versions`, navigated with arrow keys. */
  actions?: ReactNode
  /** Shows the actions without hover. */
  hasVisibleActions?: boolean
  /** Switcher between versions; always visible. */
  versions?: ReactNode
}

export function Message({ role, author, children, actions, hasVisibleActions = false, versions, className }: MessageProps) {
  const { t } = useLingui()
  return (
    <article className={clsx(styles.Message, className)} data-role={role}>
      <VisuallyHidden className={styles.Author}>{author}:</VisuallyHidden>
      <div className={styles.Body}>{children}</div>
      {(actions || versions) && (
        <ToolbarControls label={t`Message actions`} className={styles.Footer}>
          {role === 'assistant' && versions}
          {actions && (
            <div className={styles.Actions} data-visible={hasVisibleActions || undefined}>
              {actions}
            </div>
          )}
          {role === 'person' && versions}
        </ToolbarControls>
      )}
    </article>
  )
}
