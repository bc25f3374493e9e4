import { CopyField, Dialog, QrCode } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChosenPeople_viewer$key } from '../../__generated__/ChosenPeople_viewer.graphql.ts'
import type { ShareDialog_profile$key } from '../../__generated__/ShareDialog_profile.graphql.ts'
import { ChosenPeople } from './ChosenPeople.tsx'
import { Embed } from './Embed.tsx'
import styles from './MyTwinScreen.module.css'
import { ProfileAudience } from './VisibilityCard.tsx'

interface ShareDialogProps {
  viewer: ChosenPeople_viewer$key
  profile: ShareDialog_profile$key
  onClose: () => void
}

export function ShareDialog({ viewer, profile: profileRef, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const profile = useFragment(
    graphql`
      fragment ShareDialog_profile on Profile {
        username
        displayName
        publicProfileUrl
        ...VisibilityCardAudience_profile
        ...Embed_profile
      }
    `,
    profileRef,
  )
  const { username, publicProfileUrl } = profile
  const name = profile.displayName ?? `@${username}`
  const twinUrl = publicProfileUrl && new URL(`/twin/${username}/chat`, publicProfileUrl).href
  return (
    <Dialog title={t`Share`} voice="public" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.shareParts}>
        <ProfileAudience profile={profile} />
        {publicProfileUrl && twinUrl ? (
          <>
            <CopyField label={t`Link to your profile`} value={publicProfileUrl} />
            <CopyField label={t`Link to your twin`} value={twinUrl} />
            <CopyField label={t`Email signature`} value={t`${name} · Ask my AI twin: ${twinUrl}`} />
            <div className={styles.share}>
              <QrCode value={publicProfileUrl} label={t`QR code that opens your profile`} />
            </div>
          </>
        ) : (
          <p className={styles.note}>
            <Trans>Share your profile to get a link and a QR code.</Trans>
          </p>
        )}
        <Part title={t`People you choose`}>
          <ChosenPeople viewer={viewer} />
        </Part>
        {publicProfileUrl && (
          <Part title={t`Embed`}>
            <Embed profile={profile} />
          </Part>
        )}
      </div>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  )
}
