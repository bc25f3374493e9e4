import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../Button/Button.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Banner.module.css'

const glyphs = { info: Info, good: CircleCheck, caution: TriangleAlert, danger: CircleAlert }

export interface BannerProps extends StyleProps {
  /** Sets color and icon. */
  tone?: keyof typeof glyphs
  /** The event in a few words. */
  title?: string
  /** The consequence and what to do next. */
  children: ReactNode
  /** A Button or LinkButton that resolves the problem. */
  action?: ReactNode
  /** Present on load, and therefore not announced. */
  isStatic?: boolean
  /** Adds a close button. */
  onDismiss?: () => void
}

export function Banner({ tone = 'info', title, children, action, isStatic, onDismiss, className }: BannerProps) {
  const { t } = useLingui()
  return (
    <div role={isStatic ? undefined : tone === 'danger' ? 'alert' : 'status'} className={clsx(styles.Banner, className)} data-tone={tone}>
      <span className={styles.Glyph}>
        <Icon glyph={glyphs[tone]} size="1.125rem" />
      </span>
      <div className={styles.Text}>
        {title && <p className={styles.Title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action}
      {onDismiss && <IconButton icon={X} label={t`Dismiss`} onPress={onDismiss} />}
    </div>
  )
}
