import { AudienceSwitch, Card, CopyField, FormError, LinkButton, QrCode, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { VisibilityCard_profile$key } from '../../__generated__/VisibilityCard_profile.graphql.ts'
import type { VisibilityCardShare_profile$key } from '../../__generated__/VisibilityCardShare_profile.graphql.ts'
import { useProfileSwitch } from './profile/useUpdateProfile.ts'
import styles from './MyTwinScreen.module.css'

export function VisibilityCard({ profile: profileRef }: { profile: VisibilityCard_profile$key }) {
  const { t } = useLingui()
  const { id, username, isPublic, isTwinEnabled } = useFragment(
    graphql`
      fragment VisibilityCard_profile on Profile {
        id
        username
        isPublic
        isTwinEnabled
      }
    `,
    profileRef,
  )
  const { change, failure } = useProfileSwitch(id, t`Failed to update profile`)
  const handleAudience = (isOn: boolean) => void change({ isPublic: isOn }, (profile) => profile.setValue(isOn, 'isPublic'))

  return (
    <Card title={t`Who sees you`}>
      <AudienceSwitch
        label={t`Public profile`}
        audience={isPublic ? 'listed' : 'private'}
        onChange={(audience) => handleAudience(audience !== 'private')}
        description={
          isPublic
            ? t`Your profile is visible to anyone and listed in Discover.`
            : t`Only you can see your profile. Turn this on to make it public.`
        }
      />
      <div data-voice="public">
        <Switch
          isSelected={isTwinEnabled}
          onChange={(isOn) => void change({ isTwinEnabled: isOn }, (profile) => profile.setValue(isOn, 'isTwinEnabled'))}
          description={getTwinText()}
        >
          <Trans>Visitors can talk to your twin</Trans>
        </Switch>
      </div>
      <FormError>{failure}</FormError>
      <LinkButton icon={MessageCircle} href={`/twin/${username}/chat`} isWide>
        <Trans>Talk to your twin</Trans>
      </LinkButton>
    </Card>
  )

  function getTwinText(): string {
    if (!isTwinEnabled) return t`Your twin isn’t taking messages. Your profile isn’t affected.`
    return isPublic
      ? t`Your twin answers anyone, but only from what is public. You can read these conversations.`
      : t`Not available while your profile is private.`
  }
}

export function ShareCard({ profile: profileRef }: { profile: VisibilityCardShare_profile$key }) {
  const { t } = useLingui()
  const { publicProfileUrl } = useFragment(
    graphql`
      fragment VisibilityCardShare_profile on Profile {
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
          <Trans>Make your profile public to get a link and a QR code.</Trans>
        </p>
      )}
    </Card>
  )
}
