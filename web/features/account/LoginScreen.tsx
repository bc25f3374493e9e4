import '../../forms/zodWithoutEval.ts'
import { Banner, Button, Form, FormActions, FormError, Link, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { credentials } from '../../../api/account/validation.ts'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { serverText } from '../../i18n/serverTexts.ts'
import { logoutReason, rememberedPath } from '../../lib/storage.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { ScreenTitle } from '../../domain/screen/ScreenTitle.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { useSignIn } from './useSignIn.ts'

export function LoginScreen() {
  const { t } = useLingui()
  const session = useSession()
  const [signIn, isSigningIn] = useSignIn()
  const [reason] = useState(logoutReason.get)
  const [wanted] = useState(rememberedPath.get)
  useEffect(() => logoutReason.set(null), [])
  const { control, failure, submit } = useServerForm(credentials, { email: '', password: '' }, t`Login failed`)

  const handleSubmit = submit(
    async (input) => (await signIn({ variables: { input } })).signIn,
    'SignInPayload',
    // The same path forwards whoever is signed in to where they belong.
    () => session.startAnew('/accounts/login'),
  )

  const isGuest = wanted !== null && !reason

  return (
    <PageColumn width="narrow" title={t`Welcome back`}>
      <ScreenTitle>{t`Sign in`}</ScreenTitle>
      {reason && <Banner tone="caution">{serverText(reason)}</Banner>}
      {isGuest && <GuestNotice path={wanted} />}
      <Form onSubmit={handleSubmit}>
        <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="email" autoFocus />
        <FormTextField control={control} name="password" label={t`Password`} type="password" autoComplete="current-password" />
        <Link href="/forgot-password">
          <Trans>Forgot your password?</Trans>
        </Link>
        <FormError>{failure}</FormError>
        <FormActions>
          <Button type="submit" variant="primary" size="large" isWide isPending={isSigningIn} pendingLabel={t`Signing in...`}>
            <Trans>Sign in</Trans>
          </Button>
        </FormActions>
      </Form>
      {!isGuest && (
        <p>
          <Trans>
            New here? <Link href="/accounts/signup">Create an account</Link>
          </Trans>
        </p>
      )}
    </PageColumn>
  )
}
