import { useLingui } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** ID of the target, which must be focusable. */
  targetId: string
}

export function SkipLink({ targetId }: SkipLinkProps) {
  const { t } = useLingui()
  return (
    <a href={`#${targetId}`} className={styles.SkipLink}>
      {t`Skip to content`}
    </a>
  )
}
