import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import changePassword from '../../../__generated__/PasswordSectionMutation.graphql.ts'
import { here, settings } from '../settingsSample.ts'
import { openSettings, getSection } from '../../../testing/openSettings.ts'

beforeEach(() => localStorage.clear())

const withoutPassword = { ...settings.viewer.user, hasPassword: false }

test('an account without a password can set one', async () => {
  await openSettings({ user: withoutPassword })
  const password = getSection('Password')
  expect(password.queryByLabelText('Current password')).toBeNull()
  expect(password.getByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/forgot-password')
})

test('a server without passwords asks for none', async () => {
  await openSettings({ user: { ...withoutPassword, viewerCanAddPasskeys: false } })
  expect(screen.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Password' })).toBeNull()
})

test('changes the password and shows a refusal at its field', async () => {
  const { user, variablesOf, respond } = await openSettings()
  const password = getSection('Password')
  await user.type(password.getByLabelText('Current password'), 'the old one')
  await user.type(password.getByLabelText('New password'), 'short')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect(await password.findByText('Password must be at least 8 characters')).toBeVisible()

  await user.type(password.getByLabelText('New password'), ' no longer')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect(await variablesOf(changePassword)).toEqual({
    input: { currentPassword: 'the old one', newPassword: 'short no longer', revokeAccessTokens: true },
  })
  await respond(changePassword, {
    changePassword: { __typename: 'InputError', message: 'Wrong password', field: 'currentPassword' },
  })
  expect(password.getByLabelText('Current password')).toHaveAccessibleDescription('Wrong password')

  await user.click(password.getByRole('checkbox', { name: 'Also revoke access tokens' }))
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect(await variablesOf(changePassword)).toMatchObject({ input: { revokeAccessTokens: false } })
  const message = 'Your password is changed. You are signed out everywhere else.'
  await respond(changePassword, {
    changePassword: { __typename: 'ChangePasswordPayload', message, viewer: { sessions: [here], accessTokens: [] } },
  })
  expect(await password.findByText(message)).toBeVisible()
  expect(password.getByLabelText('New password')).toHaveValue('')
  expect(password.getByRole('checkbox', { name: 'Also revoke access tokens' })).toBeChecked()
  expect(getSection('Sessions').queryByText('Firefox on Windows')).toBeNull()
})
