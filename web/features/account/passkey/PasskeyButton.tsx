import { Button, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePasskeySignIn } from './usePasskeySignIn.ts'

export function PasskeyButton() {
  const { t } = useLingui()
  const { signIn, isSigningIn, failure } = usePasskeySignIn()
  return (
    <>
      <Button size="large" isWide isPending={isSigningIn} pendingLabel={t`Signing in...`} onPress={() => void signIn()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <FormError>{failure}</FormError>
    </>
  )
}
