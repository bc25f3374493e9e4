import { Button, Form, FormActions, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { UseLinkFormMutation } from '../../../__generated__/UseLinkFormMutation.graphql.ts'
import { signInLink } from '../../../../api/account/validation.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useSession } from '../../../session/SessionProvider.tsx'

/** Signs in only after a button press, since mail scanners open links too. */
export function UseLinkForm({ token, username }: { token: string; username: string }) {
  const { t } = useLingui()
  const session = useSession()
  const [signIn, isPending] = useAsyncMutation<UseLinkFormMutation>(graphql`
    mutation UseLinkFormMutation($input: SignInWithLinkInput!) {
      signInWithLink(input: $input) {
        __typename
        ... on SignInWithLinkPayload {
          viewer {
            user {
              id
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
  const [isAskingCode, setAskingCode] = useState(false)
  const { control, failure, submit } = useServerForm(signInLink, { token, code: '' }, t`Login failed`)
  const handleSubmit = submit(
    async (input) => {
      const result = await signIn({ input })
      const needsCode = result.__typename === 'InputError' && result.code === 'TWO_FACTOR_REQUIRED'
      return needsCode && !isAskingCode ? ({ __typename: 'SignInWithLinkPayload', viewer: null } as const) : result
    },
    'SignInWithLinkPayload',
    ({ viewer }) => (viewer ? session.startSession('/accounts/login') : setAskingCode(true)),
  )
  return (
    <Form onSubmit={handleSubmit}>
      <p>
        <Trans>
          Sign in as <strong>@{username}</strong>?
        </Trans>
      </p>
      {isAskingCode && (
        <FormTextField
          control={control}
          name="code"
          label={t`Code`}
          description={t`From your authenticator app, or a recovery code.`}
          autoComplete="one-time-code"
          autoCapitalize="off"
          maxLength={20}
          autoFocus
        />
      )}
      <FormError>{failure}</FormError>
      <FormActions>
        <Button type="submit" variant="primary" size="large" isWide isPending={isPending} pendingLabel={t`Signing in...`}>
          <Trans>Sign in</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
