import { useLingui } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** The id of the element to go to, which must be focusable. */
  targetId: string
  /** Says where it leads: "Skip to content" unless told. */
  children?: string
}

/** The first stop of the Tab key: jumps over what every page repeats. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const { t } = useLingui()
  return (
    <a href={`#${targetId}`} className={styles.SkipLink}>
      {children ?? t`Skip to content`}
    </a>
  )
}
