import { Banner, LinkButton } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EmailNotice_user$key } from '../../__generated__/EmailNotice_user.graphql.ts'

export function EmailNotice({ user: userRef }: { user: EmailNotice_user$key }) {
  const { email } = useFragment(
    graphql`
      fragment EmailNotice_user on User {
        email
      }
    `,
    userRef,
  )
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <Banner
      isStatic
      action={
        <LinkButton href="/settings">
          <Trans>Settings</Trans>
        </LinkButton>
      }
      onDismiss={() => setDismissed(true)}
    >
      <Trans>Confirm your email address: open the link we sent to {email}.</Trans>
    </Banner>
  )
}
