import { Banner, Button, Form, FormActions, FormError, Link, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { ConfirmAddressMutation } from '../../../__generated__/ConfirmAddressMutation.graphql.ts'
import { useCurrentUser } from '../../../session/useCurrentUser.ts'
import { useAction } from '../../../relay/useAction.ts'

interface ConfirmAddressProps {
  token: string
  username: string
  email: string
}

/** Mail scanners open links too. */
export function ConfirmAddress({ token, username, email }: ConfirmAddressProps) {
  const { t } = useLingui()
  const isSignedIn = useCurrentUser() !== null
  const verifyEmail = useAction<ConfirmAddressMutation>(
    graphql`
      mutation ConfirmAddressMutation($input: VerifyEmailInput!) {
        verifyEmail(input: $input) {
          __typename
          ... on VerifyEmailPayload {
            username
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t confirm the address`,
  )
  const [isConfirmed, setConfirmed] = useState(false)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const isVerified = await verifyEmail.run(
      { input: { token } },
      {
        updater: (store, data) => {
          if (data?.verifyEmail.__typename !== 'VerifyEmailPayload') return
          const user = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('user')
          // Another user may be signed in here.
          if (user?.getValue('username') !== data.verifyEmail.username) return
          user?.setValue(true, 'isEmailVerified')
          user?.setValue(false, 'viewerCanVerifyEmail')
        },
      },
    )
    if (isVerified) setConfirmed(true)
  }

  if (isConfirmed) {
    return (
      <>
        <Banner tone="good">
          <Trans>The address {email} is confirmed.</Trans>
        </Banner>
        <div>
          <LinkButton variant="primary" href={isSignedIn ? '/chat' : '/accounts/login'}>
            {isSignedIn ? <Trans>Go to your conversations</Trans> : <Trans>Sign in</Trans>}
          </LinkButton>
        </div>
      </>
    )
  }
  return (
    <Form onSubmit={(event) => void handleSubmit(event)}>
      <p>
        <Trans>
          Confirm that you opened the account <strong>@{username}</strong> with the address <strong>{email}</strong>.
        </Trans>
      </p>
      <FormError>{verifyEmail.failure}</FormError>
      <FormActions>
        <Button type="submit" variant="primary" size="large" isWide isPending={verifyEmail.isRunning} pendingLabel={t`Confirming...`}>
          <Trans>Yes, this is my account</Trans>
        </Button>
      </FormActions>
      <p>
        <Link href="/forgot-password">
          <Trans>This wasn’t me</Trans>
        </Link>
        <br />
        <Trans>Choose a new password to take over the account. This ends all its sessions and revokes its access tokens.</Trans>
      </p>
    </Form>
  )
}
