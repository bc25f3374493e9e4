import { Trans } from '@lingui/react/macro'
import styles from './Loading.module.css'

export function Loading() {
  return (
    <p role="status" className={styles.loading}>
      <Trans>Loading...</Trans>
    </p>
  )
}
