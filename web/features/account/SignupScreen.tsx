import { Banner, Button, Form, FormActions, FormError, Link, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { z } from 'zod'
import type { SignupScreenMutation } from '../../__generated__/SignupScreenMutation.graphql.ts'
import signupQuery, { type SignupScreenQuery } from '../../__generated__/SignupScreenQuery.graphql.ts'
import { registration } from '../../../api/account/validation.ts'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { NewPasswordField } from '../../forms/NewPasswordField.tsx'
import { useDeliberatePassword } from '../../forms/useDeliberatePassword.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useUsernameCheck } from '../../forms/useUsernameCheck.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { forwardSignedIn } from '../../session/guards.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { SingleSignOnButton } from './SingleSignOnButton.tsx'

const emptyForm: z.input<typeof registration> = { email: '', username: '', password: '' }

export async function loader({ context, request }: LoaderFunctionArgs) {
  await forwardSignedIn({ context, request })
  const invitation = new URL(request.url).searchParams.get('invitation')
  return loadRouteQuery<SignupScreenQuery>(context, signupQuery, { invitation })
}

export function SignupScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<SignupScreenQuery>()
  return (
    <PageColumn
      width="narrow"
      title={t`Create your account`}
      description={<Trans>What you tell your private brain stays private until you share it.</Trans>}
    >
      <ScreenTitle>{t`Get Started`}</ScreenTitle>
      <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the sign-up form`}>
        <Content queryRef={queryRef} />
      </RouteBoundary>
      <p>
        <Trans>
          Already have an account? <Link href="/accounts/login">Sign in</Link>
        </Trans>
      </p>
    </PageColumn>
  )
}

function Content({ queryRef }: { queryRef: PreloadedQuery<SignupScreenQuery> }) {
  const { t } = useLingui()
  const { invitation } = queryRef.variables
  const { registration: rules } = usePreloadedQuery<SignupScreenQuery>(
    graphql`
      query SignupScreenQuery($invitation: String) {
        registration(invitation: $invitation) @required(action: THROW) {
          mode
          emailDomains
          isInvited
          invitedEmail
          ssoLabel
          isSsoOnly
        }
      }
    `,
    queryRef,
  )
  if (rules.mode === 'CLOSED') {
    return (
      <Banner tone="caution" title={t`Registration is closed`} isStatic>
        <Trans>This server isn’t accepting new accounts.</Trans>
      </Banner>
    )
  }
  if (rules.mode === 'INVITATION' && !rules.isInvited) {
    return (
      <Banner tone="caution" title={t`By invitation only`} isStatic>
        {invitation ? (
          <Trans>This invitation is no longer valid. Ask for a new one.</Trans>
        ) : (
          <Trans>Open your invitation link, or ask this server’s operator for one.</Trans>
        )}
      </Banner>
    )
  }
  const domains = rules.emailDomains.join(', ')
  const { ssoLabel, isSsoOnly } = rules
  const sso = ssoLabel && (
    <SingleSignOnButton label={ssoLabel} invitation={rules.isInvited ? invitation : null} variant={isSsoOnly ? 'primary' : 'secondary'} />
  )
  return (
    <>
      {!isSsoOnly && (
        <SignupForm
          invitation={rules.isInvited ? invitation : null}
          email={rules.invitedEmail ?? ''}
          emailNote={
            rules.invitedEmail
              ? t`Your invitation is for this address.`
              : domains && !rules.isInvited
                ? t`Only addresses at ${domains}`
                : undefined
          }
        />
      )}
      {sso}
      <p>
        <Trans>
          By creating an account you agree to the <Link href="/terms">terms</Link> and the <Link href="/privacy">privacy notice</Link>.
        </Trans>
      </p>
    </>
  )
}

interface SignupFormProps {
  invitation?: string | null
  email: string
  emailNote?: string
}

function SignupForm({ invitation, email: invitedEmail, emailNote }: SignupFormProps) {
  const { t } = useLingui()
  const session = useSession()
  const [signUp, isSigningUp] = useSignUp()
  const { control, failure, submit } = useServerForm(
    registration,
    { ...emptyForm, email: invitedEmail, invitation },
    t`Registration failed`,
  )
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
    <Form onSubmit={handleSubmit}>
      <FormTextField
        control={control}
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="email"
        description={emailNote}
        autoFocus={!invitedEmail}
      />
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
