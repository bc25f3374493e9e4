import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import loginQuery from '../../../__generated__/LoginScreenQuery.graphql.ts'
import requestMutation from '../../../__generated__/RequestLinkFormMutation.graphql.ts'
import linkQuery from '../../../__generated__/SignInLinkScreenQuery.graphql.ts'
import signInMutation from '../../../__generated__/UseLinkFormMutation.graphql.ts'
import { openApp } from '../../../testing/openApp.tsx'
import { toRules } from '../registrationSample.ts'

const sent = 'If there is an account with this email, a sign-in link is on its way. It works for 10 minutes.'
const expired = 'This link has expired or has already been used. Request a new one.'
const refusal = (code: string, message: string, field: string) => ({ __typename: 'InputError', code, message, params: {}, field })

test('a visitor requests a link from the sign-in page', async () => {
  const { user, respond, variablesOf } = await openApp('/accounts/login', null)
  await respond(loginQuery, toRules({ hasSignInLinks: true }))
  await user.click(await screen.findByRole('link', { name: 'Email me a sign-in link' }))
  await respond(linkQuery, {})
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org{Enter}')
  expect(await variablesOf(requestMutation)).toEqual({ input: { email: 'ada@example.org' } })
  await respond(requestMutation, { requestSignInLink: { __typename: 'RequestSignInLinkPayload', sent } })
  expect(await screen.findByText(sent)).toBeVisible()
})

test('a server without mail offers no link', async () => {
  const { respond } = await openApp('/accounts/login', null)
  await respond(loginQuery, toRules())
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Email me a sign-in link' })).toBeNull()
})

test('opening the link names the account and signs in only after a press, with the code', async () => {
  const { user, respond, isAsked, variablesOf, startSession } = await openApp('/sign-in?token=t0k', null)
  await respond(linkQuery, { signInLink: { __typename: 'SignInLink', username: 'ada' } })
  expect(await screen.findByText('@ada')).toBeVisible()
  expect(isAsked(signInMutation)).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await variablesOf(signInMutation)).toEqual({ input: { token: 't0k' } })
  await respond(signInMutation, { signInWithLink: refusal('TWO_FACTOR_REQUIRED', 'Enter the code from your authenticator app', 'code') })
  await user.type(await screen.findByLabelText('Code'), '123 456{Enter}')
  expect(await variablesOf(signInMutation)).toEqual({ input: { token: 't0k', code: '123456' } })
  await respond(signInMutation, { signInWithLink: { __typename: 'SignInWithLinkPayload', viewer: { user: { id: 'user-1' } } } })
  expect(startSession).toHaveBeenCalledWith('/accounts/login')
})

test('a used link offers another one', async () => {
  const { respond } = await openApp('/sign-in?token=t0k', null)
  await respond(linkQuery, { signInLink: { ...refusal('LINK_EXPIRED', expired, 'token'), __isUserError: 'InputError' } })
  expect(await screen.findByText(expired)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Email me a sign-in link' })).toHaveAttribute('href', '/sign-in')
})
