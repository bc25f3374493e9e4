import { Button, Form, FormActions, FormError, Link, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { z } from 'zod'
import type { SignupScreenMutation } from '../../__generated__/SignupScreenMutation.graphql.ts'
import { registration } from '../../../api/account/validation.ts'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { NewPasswordField } from '../../forms/NewPasswordField.tsx'
import { useDeliberatePassword } from '../../forms/useDeliberatePassword.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useUsernameCheck } from '../../forms/useUsernameCheck.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

const emptyForm: z.input<typeof registration> = { email: '', username: '', password: '' }

export function SignupScreen() {
  const { t } = useLingui()
  const session = useSession()
  const [signUp, isSigningUp] = useSignUp()
  const { control, failure, submit } = useServerForm(registration, emptyForm, t`Registration failed`)
  const [email, username] = useWatch({ control, name: ['email', 'username'] })
  const check = useUsernameCheck(username)
  const { hold: holdWeakPassword, isChecking } = useDeliberatePassword()

  const handleSubmit = submit(
    async (input) => {
      const held = await holdWeakPassword('password', input.password, [input.email, input.username])
      if (held) return held
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return await signUp({ input: { ...input, timezone: timeZone } })
    },
    'SignUpPayload',
    () => session.startSession('/accounts/signup'),
  )

  return (
    <PageColumn
      width="narrow"
      title={t`Create your account`}
      description={<Trans>What you tell your private brain stays private until you share it.</Trans>}
    >
      <ScreenTitle>{t`Get Started`}</ScreenTitle>
      <Form onSubmit={handleSubmit}>
        <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="email" autoFocus />
        <FormTextField
          control={control}
          name="username"
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck="false"
          description={check.words ?? t`Lowercase letters, numbers, hyphens`}
          error={check.error}
        />
        <NewPasswordField control={control} name="password" label={t`Password`} own={[email, username]} />
        <FormError>{failure}</FormError>
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            isPending={isSigningUp || isChecking}
            pendingLabel={t`Creating your account...`}
          >
            <Trans>Create account</Trans>
          </Button>
        </FormActions>
      </Form>
      <p>
        <Trans>
          By creating an account you agree to the <Link href="/terms">terms</Link> and the <Link href="/privacy">privacy notice</Link>.
        </Trans>
      </p>
      <p>
        <Trans>
          Already have an account? <Link href="/accounts/login">Sign in</Link>
        </Trans>
      </p>
    </PageColumn>
  )
}

function useSignUp() {
  return useAsyncMutation<SignupScreenMutation>(graphql`
    mutation SignupScreenMutation($input: SignUpInput!) {
      signUp(input: $input) {
        __typename
        ... on SignUpPayload {
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
        ... on ConflictError {
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
}
