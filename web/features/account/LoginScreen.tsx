import '../../forms/zodWithoutEval.ts'
import { useEffect, useState } from 'react'
import { Banner, Button, Form, FormActions, FormError, Link, PageColumn } from '#design-system'
import { credentials } from '../../../api/account/validation.ts'
import { logoutReason } from '../../lib/storage.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useSignIn } from './useSignIn.ts'

export function LoginScreen() {
  const session = useSession()
  const [signIn, isSigningIn] = useSignIn()
  const [reason] = useState(logoutReason.get)
  useEffect(() => logoutReason.set(null), [])
  const { control, failure, submit } = useServerForm(credentials, { email: '', password: '' }, 'Login failed')

  const handleSubmit = submit(
    async (input) => (await signIn({ variables: { input } })).signIn,
    'SignInPayload',
    // The same path forwards whoever is signed in to where they belong.
    () => session.startAnew('/accounts/login'),
  )

  return (
    <PageColumn width="narrow" title="Welcome back">
      <ScreenTitle>Sign in</ScreenTitle>
      {reason && <Banner tone="caution">{reason}</Banner>}
      <Form onSubmit={handleSubmit}>
        <FormTextField control={control} name="email" label="Email" type="email" autoComplete="email" autoFocus />
        <FormTextField control={control} name="password" label="Password" type="password" autoComplete="current-password" />
        <Link href="/forgot-password">Forgot your password?</Link>
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" variant="primary" size="large" isWide isPending={isSigningIn} pendingLabel="Signing in...">
            Sign in
          </Button>
        </FormActions>
      </Form>
      <p>
        New here? <Link href="/accounts/signup">Create an account</Link>
      </p>
    </PageColumn>
  )
}
