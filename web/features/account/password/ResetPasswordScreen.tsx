import { Banner, Button, Form, FormActions, FormError, Link, LinkButton, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ResetPasswordScreenMutation } from '../../../__generated__/ResetPasswordScreenMutation.graphql.ts'
import { passwordReset } from '../../../../api/account/validation.ts'
import { NewPasswordField } from '../../../forms/NewPasswordField.tsx'
import { useDeliberatePassword } from '../../../forms/useDeliberatePassword.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { ScreenTitle } from '../../../shared/screen/ScreenTitle.tsx'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { loadPasswords, PasswordBoundary } from './PasswordBoundary.tsx'

export const loader = loadPasswords

const newPasswordForm = passwordReset.pick({ password: true })

export function ResetPasswordScreen() {
  const { t } = useLingui()
  const token = useSearchParams()[0].get('token')
  return (
    <PageColumn
      width="narrow"
      title={t`Choose a new password`}
      description={<Trans>This signs you out everywhere and revokes your access tokens.</Trans>}
    >
      <ScreenTitle>{t`Choose a new password`}</ScreenTitle>
      <PasswordBoundary>
        {token ? (
          <NewPasswordForm token={token} />
        ) : (
          <Banner tone="caution">
            <Trans>
              This link is incomplete. Open it from your email again, or <Link href="/forgot-password">request a new one</Link>.
            </Trans>
          </Banner>
        )}
      </PasswordBoundary>
    </PageColumn>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useLingui()
  const [resetPassword, isResetting] = useAsyncMutation<ResetPasswordScreenMutation>(graphql`
    mutation ResetPasswordScreenMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on ResetPasswordPayload {
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
  const { control, failure, submit } = useServerForm(newPasswordForm, { password: '' }, t`Failed to reset password`)
  const { hold: holdWeakPassword, isChecking } = useDeliberatePassword()

  const handleSubmit = submit(
    async ({ password }) => (await holdWeakPassword('password', password)) ?? (await resetPassword({ input: { token, password } })),
    'ResetPasswordPayload',
    ({ message }) => setAnswer(message),
  )

  if (answer !== null) {
    return (
      <>
        <Banner tone="good">{translateServerText(answer)}</Banner>
        <LinkButton variant="primary" href="/accounts/login">
          <Trans>Sign in</Trans>
        </LinkButton>
      </>
    )
  }
  return (
    <Form onSubmit={handleSubmit}>
      <NewPasswordField control={control} name="password" label={t`New password`} autoFocus />
      <FormError>{failure}</FormError>
      {failure && (
        <Link href="/forgot-password">
          <Trans>Request a new link</Trans>
        </Link>
      )}
      <FormActions>
        <Button type="submit" variant="primary" size="large" isWide isPending={isResetting || isChecking} pendingLabel={t`Saving...`}>
          <Trans>Save the new password</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
