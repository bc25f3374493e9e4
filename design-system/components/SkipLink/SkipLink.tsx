import { useLingui } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** The ID of the target, which must be focusable. */
  targetId: string
  /** The label. Defaults to "Skip to content". */
  children?: string
}

export function SkipLink({ targetId, children }: SkipLinkProps) {
  const { t } = useLingui()
  return (
    <a href={`#${targetId}`} className={styles.SkipLink}>
      {children ?? t`Skip to content`}
    </a>
  )
}
