import { Banner, Button, Form, FormActions, FormError, Link, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ForgotPasswordScreenMutation } from '../../../__generated__/ForgotPasswordScreenMutation.graphql.ts'
import { passwordResetRequest } from '../../../../api/account/validation.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { ScreenTitle } from '../../../shared/screen/ScreenTitle.tsx'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { loadPasswords, PasswordBoundary } from './PasswordBoundary.tsx'

export const loader = loadPasswords

export function ForgotPasswordScreen() {
  const { t } = useLingui()
  return (
    <PageColumn width="narrow" title={t`Reset your password`} description={<Trans>We’ll send you a link to choose a new one.</Trans>}>
      <ScreenTitle>{t`Reset your password`}</ScreenTitle>
      <PasswordBoundary>
        <ResetRequest />
      </PasswordBoundary>
    </PageColumn>
  )
}

function ResetRequest() {
  const { t } = useLingui()
  const [requestReset, isRequesting] = useAsyncMutation<ForgotPasswordScreenMutation>(graphql`
    mutation ForgotPasswordScreenMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        __typename
        ... on RequestPasswordResetPayload {
          message
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
  const [answer, setAnswer] = useState<string | null>(null)
  const { control, failure, submit } = useServerForm(passwordResetRequest, { email: '' }, t`Failed to send reset email`)

  const handleSubmit = submit(
    (input) => requestReset({ input }),
    'RequestPasswordResetPayload',
    ({ message }) => setAnswer(message),
  )

  return (
    <>
      {answer ? (
        <Banner tone="good">{translateServerText(answer)}</Banner>
      ) : (
        <Form onSubmit={handleSubmit}>
          <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="email" autoFocus />
          <FormError>{failure}</FormError>
          <FormActions>
            <Button type="submit" variant="primary" size="large" isWide isPending={isRequesting} pendingLabel={t`Sending...`}>
              <Trans>Send link</Trans>
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
