import '../../forms/zodWithoutEval.ts'
import { Button, Form, FormActions, FormError, Link, PageColumn } from '#design-system'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { registration } from '../../../api/account/validation.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useSignUp } from './useSignUp.ts'
import { useUsernameCheck } from '../../forms/useUsernameCheck.ts'

type Registration = z.input<typeof registration>

const emptyForm: Registration = { email: '', username: '', displayName: '', password: '' }

export function SignupScreen() {
  const session = useSession()
  const [signUp, isSigningUp] = useSignUp()
  const { control, failure, submit } = useServerForm(registration, emptyForm, 'Registration failed')
  const check = useUsernameCheck(useWatch({ control, name: 'username' }))

  const handleSubmit = submit(
    async (input) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return (await signUp({ variables: { input: { ...input, timezone: timeZone } } })).signUp
    },
    'SignUpPayload',
    // The same path forwards whoever is signed in to where they belong.
    () => session.startAnew('/accounts/signup'),
  )

  return (
    <PageColumn width="narrow" title="Create your account" lead="What you tell your assistant stays with you until you share it.">
      <ScreenTitle>Get Started</ScreenTitle>
      <Form onSubmit={handleSubmit}>
        <FormTextField control={control} name="email" label="Email" type="email" autoComplete="email" autoFocus />
        <FormTextField
          control={control}
          name="username"
          label="Username"
          autoComplete="username"
          spellCheck="false"
          description={check.words ?? 'Lowercase letters, numbers, hyphens'}
          error={check.error}
        />
        <FormTextField control={control} name="displayName" label="Display name" autoComplete="name" isOptional />
        <FormTextField
          control={control}
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          description="At least 8 characters"
        />
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" variant="primary" size="large" isWide isPending={isSigningUp} pendingLabel="Creating your account...">
            Create account
          </Button>
        </FormActions>
      </Form>
      <p>
        By creating an account you agree to the <Link href="/terms">terms</Link> and the <Link href="/privacy">privacy notice</Link>.
      </p>
      <p>
        Already have an account? <Link href="/accounts/login">Sign in</Link>
      </p>
    </PageColumn>
  )
}
