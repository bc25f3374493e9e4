import '../../forms/zodWithoutEval.ts'
import { useState } from 'react'
import { Banner, Button, Form, FormActions, FormError, Link, LinkButton, PageColumn } from '#design-system'
import { useSearchParams } from 'react-router-dom'
import { passwordReset } from '../../../api/account/validation.ts'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useResetPassword } from './useResetPassword.ts'

const newPasswordForm = passwordReset.pick({ password: true })

export function ResetPasswordScreen() {
  const token = useSearchParams()[0].get('token')
  return (
    <PageColumn width="narrow" title="Choose a new password">
      <ScreenTitle>Choose a new password</ScreenTitle>
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <Banner tone="caution">
          This address is not complete. Open the link from your email again, or <Link href="/forgot-password">ask for a new one</Link>.
        </Banner>
      )}
    </PageColumn>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const [resetPassword, isResetting] = useResetPassword()
  const [answer, setAnswer] = useState<string | null>(null)
  const { control, failure, submit } = useServerForm(newPasswordForm, { password: '' }, 'Failed to reset password')

  const handleSubmit = submit(
    async ({ password }) => (await resetPassword({ variables: { input: { token, password } } })).resetPassword,
    'ResetPasswordPayload',
    ({ message }) => setAnswer(message),
  )

  if (answer !== null) {
    return (
      <>
        <Banner tone="good">{answer}</Banner>
        <LinkButton variant="primary" href="/accounts/login">
          Sign in
        </LinkButton>
      </>
    )
  }
  return (
    <Form onSubmit={handleSubmit}>
      <FormTextField
        control={control}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        description="At least 8 characters"
        autoFocus
      />
      <FormError>{failure}</FormError>
      {failure && <Link href="/forgot-password">Ask for a new link</Link>}
      <FormActions>
        <Button type="submit" variant="primary" size="large" isWide isPending={isResetting} pendingLabel="Saving...">
          Save the new password
        </Button>
      </FormActions>
    </Form>
  )
}
