import { Banner, Button, Form, FormActions, FormError, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RequestLinkFormMutation } from '../../../__generated__/RequestLinkFormMutation.graphql.ts'
import { signInLinkRequest } from '../../../../api/account/validation.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function RequestLinkForm() {
  const { t } = useLingui()
  const [request, isPending] = useAsyncMutation<RequestLinkFormMutation>(graphql`
    mutation RequestLinkFormMutation($input: RequestSignInLinkInput!) {
      requestSignInLink(input: $input) {
        __typename
        ... on RequestSignInLinkPayload {
          sent: message
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
  const [sent, setSent] = useState<string | null>(null)
  const { control, failure, submit } = useServerForm(signInLinkRequest, { email: '' }, t`Couldn’t send the link`)
  const handleSubmit = submit(
    (input) => request({ input }),
    'RequestSignInLinkPayload',
    (payload) => setSent(payload.sent),
  )
  return (
    <>
      {sent ? (
        <Banner tone="good">{translateServerText(sent)}</Banner>
      ) : (
        <Form onSubmit={handleSubmit}>
          <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="email" autoFocus />
          <FormError>{failure}</FormError>
          <FormActions>
            <Button type="submit" variant="primary" size="large" isWide isPending={isPending} pendingLabel={t`Sending...`}>
              <Trans>Email me a sign-in link</Trans>
            </Button>
          </FormActions>
        </Form>
      )}
      <p>
        <Link href="/accounts/login">
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </>
  )
}
