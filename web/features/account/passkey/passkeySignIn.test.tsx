import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import loginQuery from '../../../__generated__/LoginScreenQuery.graphql.ts'
import signInMutation from '../../../__generated__/usePasskeySignInMutation.graphql.ts'
import startMutation from '../../../__generated__/usePasskeySignInStartMutation.graphql.ts'
import { openApp } from '../../../testing/openApp.tsx'
import { toRules } from '../registrationSample.ts'

const library = vi.hoisted(() => ({
  startAuthentication: vi.fn<(given: object) => Promise<object>>(),
  browserSupportsWebAuthnAutofill: vi.fn<() => Promise<boolean>>(),
  WebAuthnAbortService: { cancelCeremony: vi.fn<() => void>() },
}))
vi.mock('@simplewebauthn/browser', () => library)

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: Object })
  library.browserSupportsWebAuthnAutofill.mockResolvedValue(false)
  library.startAuthentication.mockReset()
})
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'))

const options = { challenge: 'abc' }
const credential = { id: 'known' }
const started = { startPasskeySignIn: { __typename: 'StartPasskeySignInPayload', options } }
const payload = { signInWithPasskey: { __typename: 'SignInWithPasskeyPayload', viewer: { user: { id: 'user-1' } } } }

async function openLogin() {
  const app = await openApp('/accounts/login', null)
  await app.respond(loginQuery, toRules())
  return app
}

test('signs in with a passkey, after a refused and a canceled one', async () => {
  const { user, respond, startSession, isAsked } = await openLogin()
  const press = async () => user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  library.startAuthentication.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  await press()
  await respond(startMutation, started)
  expect(isAsked(signInMutation)).toBe(false)
  library.startAuthentication.mockResolvedValue(credential)
  await press()
  await respond(startMutation, started)
  const message = 'This passkey didn’t work. Try again, or use another way.'
  await respond(signInMutation, {
    signInWithPasskey: { __typename: 'InputError', __isUserError: 'InputError', message, code: 'PASSKEY_FAILED' },
  })
  expect(await screen.findByText(message)).toBeVisible()
  await press()
  await respond(startMutation, started)
  await respond(signInMutation, payload)
  expect(startSession).toHaveBeenCalledWith('/accounts/login')
})

test('offers passkeys in the email field, until the page is left', async () => {
  library.browserSupportsWebAuthnAutofill.mockResolvedValue(true)
  library.startAuthentication.mockResolvedValue(credential)
  const { respond, startSession, router } = await openLogin()
  expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'email webauthn')
  await respond(startMutation, started)
  expect(library.startAuthentication).toHaveBeenCalledWith({ optionsJSON: options, useBrowserAutofill: true })
  await respond(signInMutation, payload)
  expect(startSession).toHaveBeenCalledWith('/accounts/login')
  await router.navigate('/pricing')
  await vi.waitFor(() => expect(library.WebAuthnAbortService.cancelCeremony).toHaveBeenCalled())
})
