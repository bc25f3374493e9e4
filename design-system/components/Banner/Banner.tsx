import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../Button/Button.tsx'
import styles from './Banner.module.css'

const glyphs = { info: Info, good: CircleCheck, caution: TriangleAlert, danger: CircleAlert }

export interface BannerProps {
  /** How much it matters; it changes the colour and the icon. */
  tone?: keyof typeof glyphs
  /** What happened, in a few words. */
  title?: string
  /** What it means, and what to do. */
  children: ReactNode
  /** A Button or LinkButton that mends the matter. */
  action?: ReactNode
  /** Stands on the page from the start, as in a history: it is read in its place, not announced. */
  isStatic?: boolean
  /** Offers a cross that puts the banner away. */
  onDismiss?: () => void
}

/** A message in its place on the page: what happened, and what can be done. */
export function Banner({ tone = 'info', title, children, action, isStatic, onDismiss }: BannerProps) {
  const { t } = useLingui()
  return (
    <div role={isStatic ? undefined : tone === 'danger' ? 'alert' : 'status'} className={styles.Banner} data-tone={tone}>
      <span className={styles.Glyph}>
        <Icon glyph={glyphs[tone]} size="1.125rem" />
      </span>
      <div className={styles.Words}>
        {title && <p className={styles.Title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action}
      {onDismiss && <IconButton icon={X} label={t`Dismiss`} onPress={onDismiss} />}
    </div>
  )
}
