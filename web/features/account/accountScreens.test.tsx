import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import passwordsQuery from '../../__generated__/PasswordBoundaryQuery.graphql.ts'
import requestReset from '../../__generated__/ForgotPasswordScreenMutation.graphql.ts'
import resetPassword from '../../__generated__/ResetPasswordScreenMutation.graphql.ts'
import signIn from '../../__generated__/LoginScreenMutation.graphql.ts'
import loginQuery from '../../__generated__/LoginScreenQuery.graphql.ts'
import signUp from '../../__generated__/SignupScreenMutation.graphql.ts'
import signupQuery from '../../__generated__/SignupScreenQuery.graphql.ts'
import usernameCheck from '../../__generated__/useUsernameCheckQuery.graphql.ts'
import verifyEmail from '../../__generated__/ConfirmAddressMutation.graphql.ts'
import verificationQuery from '../../__generated__/VerifyEmailScreenQuery.graphql.ts'
import { logoutReason, rememberedPath } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { openApp } from '../../testing/openApp.tsx'
import { toRules } from './registrationSample.ts'

beforeEach(() => sessionStorage.clear())

const payload = (name: string) => ({ __typename: name, viewer: { user: { id: 'user-1' } } })

async function visitLogin(path = '/accounts/login') {
  const app = await openApp(path, null)
  await app.respond(loginQuery, toRules())
  return app
}

async function openLogin() {
  const app = await visitLogin()
  await app.user.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await app.user.type(screen.getByLabelText('Password'), 'correct horse')
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  return app
}

test.each([
  ['/discover', 'Sign in to discover people with a public profile.'],
  ['/knowledge', 'Sign in to see your notes and stories.'],
  ['/monitoring', 'Sign in to open this page.'],
])('tells a visitor of %s why to sign in and offers an account', async (path, words) => {
  const { router } = await visitLogin(path)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Create an account' })).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/accounts/login')
})

test('shows no notice on a direct visit', async () => {
  await visitLogin()
  expect(await screen.findByRole('link', { name: 'Create an account' })).toBeVisible()
  expect(screen.queryByText(/Sign in to/)).toBeNull()
})

test('shows only the reason after a forced logout', async () => {
  rememberedPath.set('/discover')
  logoutReason.set('Authentication required. Please log in to continue.')
  await openApp('/accounts/login', null)
  expect(await screen.findByText('Authentication required. Please log in to continue.')).toBeVisible()
  expect(screen.queryByText(/Sign in to discover people/)).toBeNull()
})

test('starts a new session after signing in', async () => {
  const { respond, startSession, variablesOf } = await openLogin()
  expect(await variablesOf(signIn)).toEqual({ input: { email: 'ada@example.org', password: 'correct horse' } })
  await respond(signIn, { signIn: payload('SignInPayload') })
  expect(startSession).toHaveBeenCalledWith('/accounts/login')
})

test('shows wrong credentials above the button and keeps the input', async () => {
  const { respond, startSession } = await openLogin()
  await respond(signIn, { signIn: { __typename: 'InputError', message: 'Invalid email or password', field: null } })
  expect(await screen.findByText('Invalid email or password')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
  expect(startSession).not.toHaveBeenCalled()
})

test('asks for the code of an account with two-factor authentication', async () => {
  const { user, respond, startSession, variablesOf } = await openLogin()
  const refuse = (code: string, message: string) => ({ signIn: { __typename: 'InputError', code, message, field: 'code' } })
  await respond(signIn, refuse('TWO_FACTOR_REQUIRED', 'Enter the code from your authenticator app'))
  const field = await screen.findByLabelText('Code')
  expect(field).toHaveFocus()
  expect(field).toBeValid()
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.type(field, '123 456{Enter}')
  expect(await variablesOf(signIn)).toEqual({ input: { email: 'ada@example.org', password: 'correct horse', code: '123456' } })
  await respond(signIn, refuse('WRONG_TWO_FACTOR_CODE', 'This code is wrong or has been used'))
  expect(field).toHaveAccessibleDescription(/This code is wrong or has been used/)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await respond(signIn, { signIn: payload('SignInPayload') })
  expect(startSession).toHaveBeenCalledWith('/accounts/login')
})

test('reports an unreachable server', async () => {
  const { fail } = await openLogin()
  await fail(signIn, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Login failed. Check your connection and try again.')).toBeVisible()
})

test('explains a forced logout on the login page', async () => {
  logoutReason.set('Authentication required - redirecting to login')
  await openApp('/accounts/login', null)
  expect(await screen.findByText('Authentication required - redirecting to login')).toBeVisible()
})

async function openSignup(rules = toRules(), search = '') {
  const app = await openApp(`/accounts/signup${search}`, null)
  await app.respond(signupQuery, rules)
  return app
}

test.each([
  [toRules({ mode: 'CLOSED' }), '', 'This server isn’t accepting new accounts.'],
  [toRules({ mode: 'INVITATION' }), '', /Open your invitation link/],
  [toRules({ mode: 'INVITATION' }), '?invitation=old', 'This invitation is no longer valid. Ask for a new one.'],
])('shows a visitor without the right to sign up no form: %j %s', async (rules, search, text) => {
  await openSignup(rules, search)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('shows the allowed email domains before someone types', async () => {
  await openSignup(toRules({ emailDomains: ['example.org', 'example.com'] }))
  expect(await screen.findByText('Only addresses at example.org, example.com')).toBeVisible()
})

test('an invited visitor signs up with the invitation', async () => {
  const invited = toRules({ mode: 'INVITATION', isInvited: true, invitedEmail: 'ada@example.org' })
  const { user, variablesOf } = await openSignup(invited, '?invitation=s3cret')
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.org')
  await user.type(screen.getByLabelText('Username'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect((await variablesOf(signUp)).input).toMatchObject({ email: 'ada@example.org', invitation: 's3cret' })
})

test.each([
  ['Email', 'ada', 'Invalid email format'],
  ['Username', 'ab', 'Username must be at least 3 characters'],
  ['Username', 'a'.repeat(21), 'Username cannot be more than 20 characters'],
  ['Username', 'Ada_L', 'Username can only contain lowercase letters, numbers, and hyphens'],
  ['Username', '-ada', 'Username cannot start or end with a hyphen'],
  ['Username', 'admin', 'This username is not available'],
  ['Password', 'short', 'Password must be at least 8 characters'],
])('signup answers the %s "%s" with: %s', async (label, text, message) => {
  const { user } = await openSignup()
  await user.type(await screen.findByLabelText(label), text)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('shows username availability while typing', async () => {
  const { user, respond } = await openSignup()
  await user.type(await screen.findByLabelText('Username'), 'ada')
  expect(await screen.findByText('Checking...')).toBeVisible()
  await respond(usernameCheck, { usernameAvailability: { available: true, message: null } })
  expect(screen.getByText('ada is available')).toBeVisible()
  await user.type(screen.getByLabelText('Username'), '1')
  await respond(usernameCheck, { usernameAvailability: { available: false, message: 'This username is not available' } })
  expect(screen.getByText('This username is not available')).toBeVisible()
})

async function typeRegistration(password: string) {
  const app = await openSignup()
  await app.user.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await app.user.type(screen.getByLabelText('Username'), 'ada')
  await app.user.type(screen.getByLabelText('Password'), password)
  return app
}

const anotherLook = () => new Promise((resolve) => setTimeout(resolve, 600))

test('warns about a common password and accepts it with a second press', async () => {
  const { user, isAsked, variablesOf } = await typeRegistration('password123')
  expect(await screen.findByText(/Many people use this password/)).toBeVisible()
  await user.dblClick(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText(/This password is easy to guess/)).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(isAsked(signUp)).toBe(false)
  await anotherLook()
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect((await variablesOf(signUp)).input).toMatchObject({ password: 'password123', timezone: expect.any(String), about: null })
})

test.each([
  ['aaaaaaaaaa', /Repeated words and characters/],
  ['abcdefghij', /Sequences like abc/],
  ['ada@example.org', /It’s similar to your email/],
  ['19840512', /Dates and years/],
  ['correct horse battery', /Strong: hard to guess/],
])('explains the strength of the password %s', async (password, words) => {
  await typeRegistration(password)
  expect(await screen.findByText(words)).toBeVisible()
})

test('signup asks only for email, username and password', async () => {
  await openSignup()
  await screen.findByLabelText('Email')
  expect(within(screen.getByRole('main')).getAllByRole('textbox')).toHaveLength(2)
  expect(screen.queryByLabelText(/Display name|About you/)).toBeNull()
})

test('shows the password on demand and warns about caps lock', async () => {
  const { user } = await visitLogin()
  const field = await screen.findByLabelText('Password')
  await user.click(field)
  await user.keyboard('{CapsLock}a')
  expect(screen.getByText('Caps lock is on')).toBeVisible()
  await user.keyboard('{CapsLock}b')
  expect(screen.queryByText('Caps lock is on')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
})

test('turns off autocorrect and capitalization for the username', async () => {
  await openSignup()
  const field = await screen.findByLabelText('Username')
  expect(field).toHaveAttribute('autocapitalize', 'off')
  expect(field).toHaveAttribute('autocorrect', 'off')
  expect(field).toHaveAttribute('spellcheck', 'false')
})

test('shows a refused field at the field', async () => {
  const { user, respond, variablesOf } = await openSignup()
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Username'), 'ada')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect((await variablesOf(signUp)).input).toMatchObject({ email: 'ada@example.org', username: 'ada', displayName: null })
  await respond(signUp, { signUp: { __typename: 'InputError', message: 'This email is taken', field: 'email' } })
  expect(await screen.findByText('This email is taken')).toBeVisible()
  expect(screen.getByLabelText('Email')).toBeInvalid()
})

test('shows the server’s answer to a forgotten password', async () => {
  const { user, respond, countOf } = await openApp('/forgot-password', null)
  await respond(passwordsQuery, toRules())
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org{Enter}{Enter}')
  await waitFor(() => expect(countOf(requestReset)).toBe(1))
  await respond(requestReset, { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', message: 'Look into your mail' } })
  expect(await screen.findByText('Look into your mail')).toBeVisible()
})

test('sends the new password with the link’s token', async () => {
  const { user, respond, variablesOf } = await openApp('/reset-password?token=t0k', null)
  await respond(passwordsQuery, toRules())
  await user.type(await screen.findByLabelText('New password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  expect(await variablesOf(resetPassword)).toEqual({ input: { token: 't0k', password: 'correct horse' } })
  await respond(resetPassword, { resetPassword: { __typename: 'ResetPasswordPayload', message: 'Your password is changed' } })
  expect(await screen.findByText('Your password is changed')).toBeVisible()
})

test('explains a reset page without a token', async () => {
  const { respond } = await openApp('/reset-password', null)
  await respond(passwordsQuery, toRules())
  expect(await screen.findByRole('link', { name: 'request a new one' })).toHaveAttribute('href', '/forgot-password')
})

test.each(['/forgot-password', '/reset-password?token=t0k'])('%s leads to single sign-on if passwords are off', async (path) => {
  const { router, respond } = await openApp(path, null)
  await respond(passwordsQuery, toRules({ ssoLabel: 'Acme', isSsoOnly: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts/login'))
})

const found = { __typename: 'EmailVerification', username: 'ada', email: 'ada@example.org' }

test('names the account and confirms its address with one press', async () => {
  const { user, respond, variablesOf } = await openApp('/verify-email?token=t0k', null)
  expect(await variablesOf(verificationQuery)).toEqual({ token: 't0k' })
  await respond(verificationQuery, { emailVerification: found })
  expect(await screen.findByText('@ada')).toBeVisible()
  expect(screen.getByText('ada@example.org')).toBeVisible()
  expect(screen.getByRole('link', { name: 'This wasn’t me' })).toHaveAttribute('href', '/forgot-password')
  await user.click(screen.getByRole('button', { name: 'Yes, this is my account' }))
  expect(await variablesOf(verifyEmail)).toEqual({ input: { token: 't0k' } })
  await respond(verifyEmail, { verifyEmail: { __typename: 'VerifyEmailPayload', username: 'ada' } })
  expect(await screen.findByText('The address ada@example.org is confirmed.')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('explains an expired link and confirms nothing', async () => {
  const message = 'This link has expired or has already been used. Request a new one.'
  const { respond } = await openApp('/verify-email', null)
  await respond(verificationQuery, { emailVerification: { __typename: 'InputError', __isUserError: 'InputError', message } })
  expect(await screen.findByText(/expired or has already been used/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute('href', '/settings')
  expect(screen.queryByRole('button', { name: 'Yes, this is my account' })).toBeNull()
})

test('shows an error above the button when the link expires before the press', async () => {
  const { user, respond } = await openApp('/verify-email?token=t0k', null)
  await respond(verificationQuery, { emailVerification: found })
  await user.click(await screen.findByRole('button', { name: 'Yes, this is my account' }))
  await respond(verifyEmail, { verifyEmail: { __typename: 'InputError', __isUserError: 'InputError', message: 'This link has expired' } })
  expect(await screen.findByText('This link has expired')).toBeVisible()
})
