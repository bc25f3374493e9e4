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
        audience
        publicProfileUrl
        ...VisibilityCardAudience_profile
        ...Embed_profile
      }
    `,
    profileRef,
  )
  const { username, audience, publicProfileUrl } = profile
  return (
    <Dialog title={t`Share`} voice="public" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.shareParts}>
        <ProfileAudience profile={profile} />
        {audience !== 'PRIVATE' ? (
          <Links username={username} name={profile.displayName ?? `@${username}`} url={publicProfileUrl ?? null} />
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

interface LinksProps {
  username: string
  name: string
  /** Null while the audience is being saved. */
  url: string | null
}

function Links({ username, name, url }: LinksProps) {
  const { t } = useLingui()
  // Hidden links reserve the space of the saved ones.
  const profileUrl = url ?? new URL(`/${username}`, location.origin).href
  const twinUrl = new URL(`/twin/${username}/chat`, profileUrl).href
  return (
    <div className={styles.links} aria-busy={url === null}>
      {url === null && (
        <p className={styles.saving}>
          <Trans>Saving...</Trans>
        </p>
      )}
      <CopyField label={t`Link to your profile`} value={profileUrl} />
      <CopyField label={t`Link to your twin`} value={twinUrl} />
      <CopyField label={t`Email signature`} value={t`${name} · Ask my AI twin: ${twinUrl}`} />
      <div className={styles.share}>
        <QrCode value={profileUrl} label={t`QR code that opens your profile`} />
      </div>
    </div>
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
