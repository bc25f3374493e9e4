import { Banner, Button, Form, FormActions, FormError, Link, LinkButton, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import type { LoginScreenMutation } from '../../__generated__/LoginScreenMutation.graphql.ts'
import loginQuery, { type LoginScreenQuery } from '../../__generated__/LoginScreenQuery.graphql.ts'
import { credentials } from '../../../api/account/validation.ts'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { translateServerText } from '../../i18n/serverTexts.ts'
import { arePasskeysSupported } from '../../lib/passkeys.ts'
import { logoutReason } from '../../lib/storage.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { forwardSignedIn } from '../../session/guards.ts'
import { readReturnPath } from '../../session/returnPath.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { PasskeyButton } from './passkey/PasskeyButton.tsx'
import { SingleSignOnButton } from './SingleSignOnButton.tsx'
import { SingleSignOnError } from './SingleSignOnError.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  await forwardSignedIn({ context, request })
  return loadRouteQuery<LoginScreenQuery>(context, loginQuery, {})
}

export function LoginScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<LoginScreenQuery>()
  const [reason] = useState(logoutReason.get)
  const [returnPath] = useState(readReturnPath)
  useEffect(() => logoutReason.set(null), [])
  const isGuest = returnPath !== null && !reason
  return (
    <PageColumn width="narrow" title={t`Welcome back`}>
      <ScreenTitle>{t`Sign in`}</ScreenTitle>
      {reason && <Banner tone="caution">{translateServerText(reason)}</Banner>}
      {isGuest && <GuestNotice path={returnPath} />}
      <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the sign-in form`}>
        <Content queryRef={queryRef} isGuest={isGuest} />
      </RouteBoundary>
    </PageColumn>
  )
}

function Content({ queryRef, isGuest }: { queryRef: PreloadedQuery<LoginScreenQuery>; isGuest: boolean }) {
  const [params] = useSearchParams()
  const { registration } = usePreloadedQuery<LoginScreenQuery>(
    graphql`
      query LoginScreenQuery {
        registration @required(action: THROW) {
          ssoLabel
          isSsoOnly
          hasSignInLinks
          emailDomains
        }
      }
    `,
    queryRef,
  )
  const { ssoLabel, isSsoOnly, hasSignInLinks, emailDomains } = registration
  const error = params.get('error')
  return (
    <>
      {error && ssoLabel && <SingleSignOnError code={error} domains={emailDomains.join(', ')} />}
      {isSsoOnly && ssoLabel ? (
        <SingleSignOnButton label={ssoLabel} variant="primary" />
      ) : (
        <PasswordForm {...{ ssoLabel, hasSignInLinks, isGuest }} />
      )}
    </>
  )
}

interface PasswordFormProps {
  ssoLabel?: string | null
  hasSignInLinks: boolean
  isGuest: boolean
}

function PasswordForm({ ssoLabel, hasSignInLinks, isGuest }: PasswordFormProps) {
  const { t } = useLingui()
  const session = useSession()
  const [signIn, isSigningIn] = useAsyncMutation<LoginScreenMutation>(graphql`
    mutation LoginScreenMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInPayload {
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
  const { control, failure, submit } = useServerForm(credentials, { email: '', password: '', code: '' }, t`Login failed`)

  const handleSubmit = submit(
    async (input) => {
      const result = await signIn({ input })
      const needsCode = result.__typename === 'InputError' && result.code === 'TWO_FACTOR_REQUIRED'
      return needsCode && !isAskingCode ? ({ __typename: 'SignInPayload', viewer: null } as const) : result
    },
    'SignInPayload',
    ({ viewer }) => (viewer ? session.startSession('/accounts/login') : setAskingCode(true)),
  )

  return (
    <>
      <Form onSubmit={handleSubmit}>
        {isAskingCode ? (
          <CodeField control={control} />
        ) : (
          <>
            <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="email webauthn" autoFocus />
            <FormTextField control={control} name="password" label={t`Password`} type="password" autoComplete="current-password" />
            <Link href="/forgot-password">
              <Trans>Forgot your password?</Trans>
            </Link>
          </>
        )}
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" variant="primary" size="large" isWide isPending={isSigningIn} pendingLabel={t`Signing in...`}>
            <Trans>Sign in</Trans>
          </Button>
          {isAskingCode && (
            <Button variant="quiet" onPress={() => setAskingCode(false)}>
              <Trans>Back</Trans>
            </Button>
          )}
        </FormActions>
      </Form>
      {!isAskingCode && arePasskeysSupported() && <PasskeyButton />}
      {hasSignInLinks && !isAskingCode && (
        <LinkButton href="/sign-in" size="large" isWide>
          <Trans>Email me a sign-in link</Trans>
        </LinkButton>
      )}
      {ssoLabel && !isAskingCode && <SingleSignOnButton label={ssoLabel} />}
      {!isGuest && !isAskingCode && (
        <p>
          <Trans>
            New here? <Link href="/accounts/signup">Create an account</Link>
          </Trans>
        </p>
      )}
    </>
  )
}

function CodeField({ control }: { control: ReturnType<typeof useServerForm<typeof credentials>>['control'] }) {
  const { t } = useLingui()
  return (
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
  )
}

function GuestNotice({ path }: { path: string }) {
  const words = useSignInReason()(path)
  return (
    <Banner
      isStatic
      action={
        <LinkButton href="/accounts/signup">
          <Trans>Create an account</Trans>
        </LinkButton>
      }
    >
      {words}
    </Banner>
  )
}

function useSignInReason() {
  const { t } = useLingui()
  return (path: string): string => {
    const [, first, ...rest] = path.split(/[/?]/u)
    if (first === 'discover') return t`Sign in to discover people with a public profile.`
    if (first === 'twin' && rest[0]) return t`Sign in to keep your conversation with this twin.`
    if (first === 'twin') return t`Sign in to edit your twin.`
    if (first === 'chat') return t`Sign in to talk to your private brain.`
    if (first === 'knowledge' || first === 'story') return t`Sign in to see your notes and stories.`
    if (first === 'history') return t`Sign in to see your conversations.`
    return t`Sign in to open this page.`
  }
}
