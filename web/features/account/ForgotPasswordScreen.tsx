import '../../forms/zodWithoutEval.ts'
import { useState } from 'react'
import { Banner, Button, Form, FormActions, FormError, Link, PageColumn } from '#design-system'
import { passwordResetRequest } from '../../../api/account/validation.ts'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useRequestPasswordReset } from './useRequestPasswordReset.ts'

export function ForgotPasswordScreen() {
  const [requestReset, isRequesting] = useRequestPasswordReset()
  const [answer, setAnswer] = useState<string | null>(null)
  const { control, failure, submit } = useServerForm(passwordResetRequest, { email: '' }, 'Failed to send reset email')

  const handleSubmit = submit(
    async (input) => (await requestReset({ variables: { input } })).requestPasswordReset,
    'RequestPasswordResetPayload',
    ({ message }) => setAnswer(message),
  )

  return (
    <PageColumn width="narrow" title="Reset your password" lead="We send you a link that lets you choose a new one.">
      <ScreenTitle>Reset your password</ScreenTitle>
      {answer ? (
        <Banner tone="good">{answer}</Banner>
      ) : (
        <Form onSubmit={handleSubmit}>
          <FormTextField control={control} name="email" label="Email" type="email" autoComplete="email" autoFocus />
          <FormError>{failure}</FormError>
          <FormActions>
            <Button type="submit" variant="primary" size="large" isWide isPending={isRequesting} pendingLabel="Sending...">
              Send the link
            </Button>
          </FormActions>
        </Form>
      )}
      <p>
        <Link href="/accounts/login">Back to sign in</Link>
      </p>
    </PageColumn>
  )
}
