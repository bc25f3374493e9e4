import { Card, CopyField, QrCode } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ShareCard_profile$key } from '../../__generated__/ShareCard_profile.graphql.ts'
import styles from './MyTwinScreen.module.css'

export function ShareCard({ profile: profileRef }: { profile: ShareCard_profile$key }) {
  const { t } = useLingui()
  const { publicProfileUrl } = useFragment(
    graphql`
      fragment ShareCard_profile on Profile {
        publicProfileUrl
      }
    `,
    profileRef,
  )
  return (
    <Card title={t`Share`}>
      {publicProfileUrl ? (
        <>
          <CopyField label={t`Link to your profile`} value={publicProfileUrl} />
          <div className={styles.share}>
            <QrCode value={publicProfileUrl} label={t`QR code that opens your profile`} />
          </div>
        </>
      ) : (
        <p className={styles.note}>
          <Trans>The link and its QR code will be here once your profile is public.</Trans>
        </p>
      )}
    </Card>
  )
}
