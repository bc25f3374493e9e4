import { Banner, Button, Form, FormActions, FormError, Link, LinkButton, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { LoginScreenMutation } from '../../__generated__/LoginScreenMutation.graphql.ts'
import { credentials } from '../../../api/account/validation.ts'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { serverText } from '../../i18n/serverTexts.ts'
import { logoutReason } from '../../lib/storage.ts'
import { readReturnPath } from '../../session/returnPath.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function LoginScreen() {
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
  const [reason] = useState(logoutReason.get)
  const [returnPath] = useState(readReturnPath)
  useEffect(() => logoutReason.set(null), [])
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

  const isGuest = returnPath !== null && !reason

  return (
    <PageColumn width="narrow" title={t`Welcome back`}>
      <ScreenTitle>{t`Sign in`}</ScreenTitle>
      {reason && <Banner tone="caution">{serverText(reason)}</Banner>}
      {isGuest && <GuestNotice path={returnPath} />}
      <Form onSubmit={handleSubmit}>
        {isAskingCode ? (
          <CodeField control={control} />
        ) : (
          <>
            <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="email" autoFocus />
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
      {!isGuest && !isAskingCode && (
        <p>
          <Trans>
            New here? <Link href="/accounts/signup">Create an account</Link>
          </Trans>
        </p>
      )}
    </PageColumn>
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
