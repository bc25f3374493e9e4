import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import loginQuery from '../../__generated__/LoginScreenQuery.graphql.ts'
import signupQuery from '../../__generated__/SignupScreenQuery.graphql.ts'
import { openApp } from '../../testing/openApp.tsx'
import { toRules } from './registrationSample.ts'

async function visitLogin(rules: ReturnType<typeof toRules>, search = '') {
  const app = await openApp(`/accounts/login${search}`, null)
  await app.respond(loginQuery, rules)
}

const sso = { ssoLabel: 'Acme' }
const getSsoLink = () => screen.findByRole('link', { name: 'Continue with Acme' })

test('offers single sign-on next to passwords, as a request to the server', async () => {
  await visitLogin(toRules(sso))
  const link = await getSsoLink()
  expect(link).toHaveAttribute('href', '/api/sso')
  expect(link).toHaveAttribute('target', '_top')
  expect(screen.getByLabelText('Password')).toBeVisible()
})

test('hides passwords if only single sign-on is allowed', async () => {
  await visitLogin(toRules({ ...sso, isSsoOnly: true }))
  expect(await getSsoLink()).toBeVisible()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('signs an invited visitor up with single sign-on', async () => {
  const { respond } = await openApp('/accounts/signup?invitation=s3cret', null)
  await respond(signupQuery, toRules({ ...sso, isSsoOnly: true, mode: 'INVITATION', isInvited: true }))
  expect(await getSsoLink()).toHaveAttribute('href', '/api/sso?invitation=s3cret')
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test.each([
  ['sso_account_unverified', /Reset the password, then try again/],
  ['email_domain_not_allowed', 'Use an email address at acme.example'],
  ['internal_server_error', 'Sign-in failed. Try again.'],
  ['<b>Call this number</b>', 'Sign-in failed. Try again.'],
])('explains the refusal %s', async (code, text) => {
  const query = new URLSearchParams({ error: code }).toString()
  await visitLogin(toRules({ ...sso, emailDomains: ['acme.example'] }), `?${query}`)
  expect(await screen.findByText(text)).toBeVisible()
})
