import { Banner, Button, Form, FormActions, FormError, LinkButton, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ChangeEmailScreenMutation } from '../../../__generated__/ChangeEmailScreenMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useCurrentUser } from '../../../session/useCurrentUser.ts'
import { ScreenTitle } from '../../../shared/screen/ScreenTitle.tsx'

/** Asks first, since mail scanners open links too. */
export function ChangeEmailScreen() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const user = useCurrentUser()
  const [changedTo, setChangedTo] = useState<string | null>(null)
  const [confirm, isPending] = useAsyncMutation<ChangeEmailScreenMutation>(graphql`
    mutation ChangeEmailScreenMutation($input: ConfirmEmailChangeInput!) {
      confirmEmailChange(input: $input) {
        __typename
        ... on ConfirmEmailChangePayload {
          user {
            email
            ...EmailStatus_user
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t change your email`)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      const result = await confirm({ input: { token: params.get('token') ?? '' } })
      if (result.__typename === 'ConfirmEmailChangePayload') setChangedTo(result.user?.email ?? '')
      return result
    })
  }

  const username = user?.username
  return (
    <PageColumn width="narrow" title={t`Change your email`}>
      <ScreenTitle>{t`Change your email`}</ScreenTitle>
      {changedTo ? (
        <>
          <Banner tone="good">
            <Trans>Your email is now {changedTo}. You’re signed out everywhere else.</Trans>
          </Banner>
          <div>
            <LinkButton variant="primary" href="/settings">
              <Trans>Open settings</Trans>
            </LinkButton>
          </div>
        </>
      ) : (
        <Form onSubmit={handleSubmit}>
          <p>
            <Trans>
              Use the address that received this link for <strong>@{username}</strong>?
            </Trans>
          </p>
          <FormError>{failure}</FormError>
          <FormActions>
            <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
              <Trans>Change email</Trans>
            </Button>
          </FormActions>
        </Form>
      )}
    </PageColumn>
  )
}
