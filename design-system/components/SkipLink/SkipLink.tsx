import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './SkipLink.module.css'

export interface SkipLinkProps extends StyleProps {
  /** ID of the target, which must be focusable. */
  targetId: string
}

export function SkipLink({ targetId, className }: SkipLinkProps) {
  const { t } = useLingui()
  return (
    <a href={`#${targetId}`} className={clsx(styles.SkipLink, className)}>
      {t`Skip to content`}
    </a>
  )
}
