import { type Audience, AudienceMenu, Card, FormError, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { VisibilityCard_profile$key } from '../../__generated__/VisibilityCard_profile.graphql.ts'
import type { VisibilityCardAudience_profile$key } from '../../__generated__/VisibilityCardAudience_profile.graphql.ts'
import { toAudience, toAudienceValue } from '../../shared/audience.ts'
import { useProfileSwitch } from './profile/useUpdateProfile.ts'
import styles from './MyTwinScreen.module.css'

export function VisibilityCard({ profile: profileRef }: { profile: VisibilityCard_profile$key }) {
  const { t } = useLingui()
  const profile = useFragment(
    graphql`
      fragment VisibilityCard_profile on Profile {
        id
        audience
        isTwinEnabled
        isOpenToTwins
        ...VisibilityCardAudience_profile
      }
    `,
    profileRef,
  )
  const { id, audience, isTwinEnabled, isOpenToTwins } = profile
  const { change, failure } = useProfileSwitch(id, t`Failed to update profile`)
  return (
    <Card title={t`Who can see you`}>
      <ProfileAudience profile={profile} />
      <div data-voice="public" className={styles.switches}>
        <Switch
          isSelected={isTwinEnabled}
          onChange={(isOn) => void change({ isTwinEnabled: isOn }, (record) => record.setValue(isOn, 'isTwinEnabled'))}
          description={getTwinText()}
        >
          <Trans>Visitors can talk to your twin</Trans>
        </Switch>
        <Switch
          isSelected={isOpenToTwins}
          isDisabled={!isTwinEnabled}
          onChange={(isOn) => void change({ isOpenToTwins: isOn }, (record) => record.setValue(isOn, 'isOpenToTwins'))}
          description={t`You can read what they say.`}
        >
          <Trans>Other twins can talk with your twin</Trans>
        </Switch>
      </div>
      <FormError>{failure}</FormError>
    </Card>
  )

  function getTwinText(): string {
    if (!isTwinEnabled) return t`Your twin isn’t taking messages. Your profile isn’t affected.`
    return audience === 'PRIVATE'
      ? t`Not available while your profile is private.`
      : t`Your twin only uses what each visitor can see. You can read these conversations.`
  }
}

export function ProfileAudience({ profile: profileRef }: { profile: VisibilityCardAudience_profile$key }) {
  const { t } = useLingui()
  const { id, audience: value } = useFragment(
    graphql`
      fragment VisibilityCardAudience_profile on Profile {
        id
        audience
      }
    `,
    profileRef,
  )
  const { change, failure } = useProfileSwitch(id, t`Failed to update profile`)
  const audience = toAudience(value)
  const handleAudience = (next: Audience) => {
    const chosen = toAudienceValue(next)
    return change({ audience: chosen }, (profile) => profile.setValue(chosen, 'audience'))
  }
  const readers: Record<Audience, string> = {
    private: t`Only you can see your profile.`,
    people: t`Only the people you choose can see your profile and talk to your twin.`,
    link: t`Anyone with the link can see your profile. It isn’t in Discover or search engines.`,
    listed: t`Your profile is visible to anyone and listed in Discover.`,
  }
  return (
    <div className={styles.audience}>
      <AudienceMenu label={t`Your profile`} value={audience} onChange={(next) => void handleAudience(next)} />
      <p className={styles.note}>{readers[audience]}</p>
      <FormError>{failure}</FormError>
    </div>
  )
}
