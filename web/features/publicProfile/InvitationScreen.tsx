import { EmptyState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { VoiceRegion } from '../../shared/screen/VoiceRegion.tsx'

/** The server redirects valid links to the profile. */
export function InvitationScreen() {
  const { t } = useLingui()
  return (
    <VoiceRegion voice="public">
      <ScreenTitle>{t`Invitation`}</ScreenTitle>
      <EmptyState title={t`This invitation link isn’t valid`} level={1}>
        <Trans>The link is incomplete or was revoked. Ask for a new one.</Trans>
      </EmptyState>
    </VoiceRegion>
  )
}
