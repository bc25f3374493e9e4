import { LinkButton } from '#design-system'
import { Trans } from '@lingui/react/macro'

interface SingleSignOnButtonProps {
  label: string
  invitation?: string | null
  variant?: 'primary' | 'secondary'
}

export function SingleSignOnButton({ label, invitation, variant }: SingleSignOnButtonProps) {
  const query = invitation ? `?${new URLSearchParams({ invitation }).toString()}` : ''
  // The target makes it a request to the server instead of a route of the app.
  return (
    <LinkButton href={`/api/sso${query}`} target="_top" variant={variant} size="large" isWide wraps>
      <Trans>Continue with {label}</Trans>
    </LinkButton>
  )
}
