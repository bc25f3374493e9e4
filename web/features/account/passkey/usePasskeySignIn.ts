import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'react-relay'
import type { usePasskeySignInMutation } from '../../../__generated__/usePasskeySignInMutation.graphql.ts'
import type { usePasskeySignInStartMutation } from '../../../__generated__/usePasskeySignInStartMutation.graphql.ts'
import { askForPasskey, canAutofillPasskeys, isPasskeyCanceled, stopAskingForPasskey } from '../../../lib/passkeys.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useSession } from '../../../session/SessionProvider.tsx'

/** Also offers passkeys in the list of suggestions of fields with `autocomplete="… webauthn"`. */
export function usePasskeySignIn() {
  const { t } = useLingui()
  const session = useSession()
  const [start] = useAsyncMutation<usePasskeySignInStartMutation>(graphql`
    mutation usePasskeySignInStartMutation {
      startPasskeySignIn {
        __typename
        ... on StartPasskeySignInPayload {
          options
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const [finish] = useAsyncMutation<usePasskeySignInMutation>(graphql`
    mutation usePasskeySignInMutation($input: SignInWithPasskeyInput!) {
      signInWithPasskey(input: $input) {
        __typename
        ... on SignInWithPasskeyPayload {
          viewer {
            user {
              id
            }
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t sign in with a passkey`)
  const [isSigningIn, setSigningIn] = useState(false)

  const finishSignIn = (credential: unknown) =>
    attempt(async () => {
      const result = await finish({ input: { credential } })
      if (result.__typename === 'SignInWithPasskeyPayload') session.startSession('/accounts/login')
      return result
    })

  const signIn = async () => {
    setSigningIn(true)
    await attempt(async () => {
      const started = await start({})
      if (started.__typename !== 'StartPasskeySignInPayload') return started
      const credential = await askForPasskey(started.options).catch((error: unknown) => {
        if (!isPasskeyCanceled(error)) throw error
      })
      if (credential) await finishSignIn(credential)
    })
    setSigningIn(false)
  }

  const offer = useEffectEvent(async () => {
    const started = await start({})
    if (started.__typename !== 'StartPasskeySignInPayload') return
    await finishSignIn(await askForPasskey(started.options, { isAutofill: true }))
  })
  useEffect(() => {
    let isGone = false
    const offerIfSupported = async () => {
      if ((await canAutofillPasskeys()) && !isGone) await offer()
    }
    // Only an offer: the button reports failures.
    offerIfSupported().catch(() => {})
    return () => {
      isGone = true
      void stopAskingForPasskey()
    }
  }, [])

  return { signIn, isSigningIn, failure }
}
