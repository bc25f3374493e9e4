import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import requestMutation from '../../../__generated__/ChangeEmailDialogMutation.graphql.ts'
import confirmMutation from '../../../__generated__/ChangeEmailScreenMutation.graphql.ts'
import confirmIdentity from '../../../__generated__/ConfirmIdentityDialogMutation.graphql.ts'
import settingsQuery from '../../../__generated__/SettingsScreenQuery.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { settings } from '../settingsSample.ts'

beforeEach(() => {
  // All 400 time zones would slow jsdom down.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Berlin'])
})
afterEach(() => vi.restoreAllMocks())

const refusal = (code: string, message: string, field: string | null = null) => ({
  requestEmailChange: { __typename: 'InputError', code, message, params: {}, field },
})

test('requests a link after the password, and keeps the typed address', async () => {
  const { user, respond, variablesOf } = await openApp('/settings', ada)
  await respond(settingsQuery, settings)
  const account = within(await screen.findByRole('region', { name: 'Account' }))
  await user.click(account.getByRole('button', { name: 'Change email' }))
  await user.type(await screen.findByLabelText('New email'), 'ada@new.example{Enter}')
  expect(await variablesOf(requestMutation)).toEqual({ input: { email: 'ada@new.example' } })
  await respond(requestMutation, refusal('CONFIRMATION_REQUIRED', 'Confirm that it’s you first.'))
  await user.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}')
  await respond(confirmIdentity, { confirmIdentity: { __typename: 'ConfirmIdentityPayload', ok: true } })
  await respond(requestMutation, refusal('EMAIL_UNCHANGED', 'This is already your email address.', 'email'))
  expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(/This is already your email address/)
  await user.type(screen.getByLabelText('New email'), '{Enter}')
  const sent = 'If the address is available, a link is on its way. It works for 24 hours.'
  await respond(requestMutation, { requestEmailChange: { __typename: 'RequestEmailChangePayload', sent } })
  expect(account.getByText(sent)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('opening the link changes nothing before the button is pressed', async () => {
  const { user, respond, isAsked, variablesOf } = await openApp('/change-email?token=t0k', ada)
  const button = await screen.findByRole('button', { name: 'Change email' })
  expect(screen.getByText('@ada')).toBeVisible()
  expect(isAsked(confirmMutation)).toBe(false)
  await user.click(button)
  expect(await variablesOf(confirmMutation)).toEqual({ input: { token: 't0k' } })
  const message = 'This link has expired or has already been used. Request a new one.'
  await respond(confirmMutation, {
    confirmEmailChange: { __typename: 'InputError', __isUserError: 'InputError', code: 'LINK_EXPIRED', message, params: {} },
  })
  expect(await screen.findByText(message)).toBeVisible()
  await user.click(button)
  const account = { ...settings.viewer.user, email: 'ada@new.example' }
  await respond(confirmMutation, { confirmEmailChange: { __typename: 'ConfirmEmailChangePayload', user: account } })
  expect(await screen.findByText(/Your email is now ada@new\.example/)).toBeVisible()
})
