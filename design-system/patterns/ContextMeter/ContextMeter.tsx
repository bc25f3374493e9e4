import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Popover } from '../../components/Popover/Popover.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './ContextMeter.module.css'

export interface ContextMeterProps extends StyleProps {
  /** Tokens of the next request. */
  tokens: number
  /** Context window, in tokens. */
  windowTokens: number
  /** Tokens from which earlier messages are summarized. */
  limitTokens: number
  /** Details in the popover. */
  children: ReactNode
}

const radius = 7
const length = 2 * Math.PI * radius

export function ContextMeter({ tokens, windowTokens, limitTokens, children, className }: ContextMeterProps) {
  const { t, i18n } = useLingui()
  const share = Math.min(tokens / windowTokens, 1)
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share)
  const level = share >= 0.95 ? 'full' : tokens > limitTokens ? 'high' : undefined
  return (
    <Popover
      label={t`Context`}
      placement="top end"
      trigger={
        <Button className={clsx(styles.ContextMeter, className)} aria-label={t`Context: ${percent} full`} data-level={level}>
          <svg viewBox="0 0 18 18" aria-hidden className={styles.Ring}>
            <circle cx="9" cy="9" r={radius} className={styles.Track} />
            <circle cx="9" cy="9" r={radius} className={styles.Fill} strokeDasharray={`${share * length} ${length}`} />
          </svg>
          <bdi>{percent}</bdi>
        </Button>
      }
    >
      {children}
    </Popover>
  )
}
