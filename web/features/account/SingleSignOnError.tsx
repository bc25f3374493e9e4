import { Banner, LinkButton } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { translateCode } from '../../i18n/errorText.ts'

const shown = [
  'sso_unavailable',
  'sso_email_unverified',
  'sso_account_unverified',
  'account_suspended',
  'registration_closed',
  'invitation_required',
  'invitation_invalid',
  'invitation_for_another_email',
  'email_domain_not_allowed',
]

/** Anyone can write a link with a code, so it selects one of few texts. */
export function SingleSignOnError({ code, domains }: { code: string; domains: string }) {
  return (
    <Banner
      tone="caution"
      action={
        code === 'sso_account_unverified' && (
          <LinkButton href="/forgot-password">
            <Trans>Reset password</Trans>
          </LinkButton>
        )
      }
    >
      {translateCode(shown.includes(code) ? code : 'sso_failed', { domains })}
    </Banner>
  )
}
