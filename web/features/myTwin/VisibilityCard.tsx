import { type Audience, AudienceMenu, Card, CopyField, FormError, LinkButton, QrCode, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { VisibilityCard_profile$key } from '../../__generated__/VisibilityCard_profile.graphql.ts'
import type { VisibilityCardShare_profile$key } from '../../__generated__/VisibilityCardShare_profile.graphql.ts'
import { toAudience, toAudienceValue } from '../../shared/audience.ts'
import { useProfileSwitch } from './profile/useUpdateProfile.ts'
import styles from './MyTwinScreen.module.css'

export function VisibilityCard({ profile: profileRef }: { profile: VisibilityCard_profile$key }) {
  const { t } = useLingui()
  const {
    id,
    username,
    audience: value,
    isTwinEnabled,
  } = useFragment(
    graphql`
      fragment VisibilityCard_profile on Profile {
        id
        username
        audience
        isTwinEnabled
      }
    `,
    profileRef,
  )
  const { change, failure } = useProfileSwitch(id, t`Failed to update profile`)
  const audience = toAudience(value)
  const handleAudience = (next: Audience) => {
    const audience = toAudienceValue(next)
    return change({ audience }, (profile) => profile.setValue(audience, 'audience'))
  }
  const readers: Record<Audience, string> = {
    private: t`Only you can see your profile.`,
    people: t`Only the people you choose can see your profile and talk to your twin.`,
    link: t`Anyone with the link can see your profile. It isn’t in Discover or search engines.`,
    listed: t`Your profile is visible to anyone and listed in Discover.`,
  }

  return (
    <Card title={t`Who sees you`}>
      <div className={styles.audience}>
        <AudienceMenu label={t`Your profile`} audience={audience} onChange={(next) => void handleAudience(next)} />
        <p className={styles.note}>{readers[audience]}</p>
      </div>
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
    return audience === 'private'
      ? t`Not available while your profile is private.`
      : t`Your twin answers only from what each visitor can see. You can read these conversations.`
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
          <Trans>Share your profile to get a link and a QR code.</Trans>
        </p>
      )}
    </Card>
  )
}
