import { Skeleton, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScreenTitle } from '../../domain/screen/ScreenTitle.tsx'
import styles from './PublicProfileScreen.module.css'

/** The page's shape before it is there. */
export function ProfileLoading() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <ScreenTitle>{t`Public Profile`}</ScreenTitle>
      <div aria-hidden className={styles.face} />
      <StatusLine>
        <Trans>Loading profile...</Trans>
      </StatusLine>
      <div className={styles.lines}>
        <Skeleton lines={4} />
      </div>
    </div>
  )
}
