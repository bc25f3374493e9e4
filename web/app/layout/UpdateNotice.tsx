import { Banner, Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { dismissUpdate, useIsOutdated } from '../../lib/updates.ts'
import styles from './UpdateNotice.module.css'

export function UpdateNotice() {
  if (!useIsOutdated()) return null
  return (
    <Banner
      className={styles.notice}
      onDismiss={dismissUpdate}
      action={
        <Button onPress={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>A new version is available.</Trans>
    </Banner>
  )
}
