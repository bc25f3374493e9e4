import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import settingsQuery from '../../../../__generated__/SettingsScreenQuery.graphql.ts'
import confirmMutation from '../../../../__generated__/SetUpDialogConfirmMutation.graphql.ts'
import replaceCodes from '../../../../__generated__/ReplaceCodesDialogMutation.graphql.ts'
import setUpMutation from '../../../../__generated__/SetUpDialogMutation.graphql.ts'
import turnOff from '../../../../__generated__/TurnOffDialogMutation.graphql.ts'
import { ada, openApp } from '../../../../testing/openApp.tsx'
import { settings } from '../../settingsSample.ts'
import { recoveryCodes, setupUri } from './twoFactorSample.ts'

beforeEach(() => {
  // All 400 time zones would slow jsdom down.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Berlin'])
})
afterEach(() => vi.restoreAllMocks())

const account = (isTwoFactorEnabled: boolean) => ({ ...settings.viewer.user, isTwoFactorEnabled })

async function openSection(isOn: boolean) {
  const app = await openApp('/settings', ada)
  await app.respond(settingsQuery, { viewer: { ...settings.viewer, user: account(isOn) } })
  const section = within(await screen.findByRole('region', { name: 'Two-factor authentication' }))
  const givePassword = async (button: string) => {
    await app.user.type(await screen.findByLabelText('Your password'), 'correct horse')
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
  }
  return { ...app, section, givePassword }
}

test('sets up an authenticator app and shows the recovery codes once', async () => {
  const { user, section, givePassword, respond, variablesOf } = await openSection(false)
  await user.click(section.getByRole('button', { name: 'Set up' }))
  await givePassword('Continue')
  expect(await variablesOf(setUpMutation)).toEqual({ input: { password: 'correct horse' } })
  await respond(setUpMutation, { setUpTwoFactor: { __typename: 'SetUpTwoFactorPayload', uri: setupUri } })

  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(screen.getByLabelText('Or enter this key')).toHaveValue('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  const code = screen.getByLabelText('Code from the app')
  await user.type(code, '123 456')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await variablesOf(confirmMutation)).toEqual({ input: { code: '123456' } })
  const message = 'This code is wrong or has been used'
  await respond(confirmMutation, { confirmTwoFactor: { __typename: 'InputError', message, field: 'code' } })
  expect(code).toHaveAccessibleDescription(message)
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  await respond(confirmMutation, { confirmTwoFactor: { __typename: 'ConfirmTwoFactorPayload', recoveryCodes, user: account(true) } })

  const codes = within(await screen.findByRole('alertdialog', { name: 'Save your recovery codes' }))
  await user.click(codes.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'))
  await user.click(codes.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(/7hq2m/)).toBeNull()
  expect(section.getByText('On')).toBeVisible()
  await waitFor(() => expect(section.getByRole('button', { name: 'New recovery codes' })).toHaveFocus())
})

test('opens the authenticator app of a phone', async () => {
  const touch = { matches: true, addEventListener() {}, removeEventListener() {} }
  const original = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('coarse') ? (touch as unknown as MediaQueryList) : original(query),
  )
  const { user, section, givePassword, respond } = await openSection(false)
  await user.click(section.getByRole('button', { name: 'Set up' }))
  await givePassword('Continue')
  await respond(setUpMutation, { setUpTwoFactor: { __typename: 'SetUpTwoFactorPayload', uri: setupUri } })
  expect(await screen.findByRole('link', { name: 'Open your authenticator app' })).toHaveAttribute('href', setupUri)
})

test('downloads new recovery codes', async () => {
  const saved: Blob[] = []
  const createObjectURL = (content: Blob) => `blob:${saved.push(content)}`
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, section, givePassword, respond } = await openSection(true)
  await user.click(section.getByRole('button', { name: 'New recovery codes' }))
  await givePassword('Create codes')
  await respond(replaceCodes, { replaceRecoveryCodes: { __typename: 'ReplaceRecoveryCodesPayload', recoveryCodes } })
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect(saved.map(({ size }) => size)).toEqual([recoveryCodes.join('\n').length + 1])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(section.getByRole('button', { name: 'New recovery codes' })).toHaveFocus())
})

test('turns it off with the password', async () => {
  const { user, section, givePassword, respond } = await openSection(true)
  await user.click(section.getByRole('button', { name: 'Turn off' }))
  await givePassword('Turn off')
  await respond(turnOff, { turnOffTwoFactor: { __typename: 'InputError', message: 'Wrong password', field: 'password' } })
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Wrong password')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }))
  await respond(turnOff, { turnOffTwoFactor: { __typename: 'TurnOffTwoFactorPayload', user: account(false) } })
  expect(section.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('a required second factor is set up before anything else', async () => {
  const person = { ...ada, needsTwoFactorSetup: true }
  const { user, respond, startSession } = await openApp('/settings?x=1#sessions', person)
  expect(await screen.findByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
  expect(screen.getByText('ada@example.org')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Settings|Chat/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()

  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Set up' }))
    await user.type(await screen.findByLabelText('Your password'), 'correct horse')
  }
  await open()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(startSession).not.toHaveBeenCalled()
  await open()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await respond(setUpMutation, { setUpTwoFactor: { __typename: 'SetUpTwoFactorPayload', uri: setupUri } })
  await user.type(await screen.findByLabelText('Code from the app'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  const changed = { ...person, isTwoFactorEnabled: true, isTwoFactorRequired: true }
  await respond(confirmMutation, { confirmTwoFactor: { __typename: 'ConfirmTwoFactorPayload', recoveryCodes, user: changed } })
  const codes = within(await screen.findByRole('alertdialog', { name: 'Save your recovery codes' }))
  expect(startSession).not.toHaveBeenCalled()
  await user.click(codes.getByRole('button', { name: 'Done' }))
  expect(startSession).toHaveBeenCalledExactlyOnceWith('/settings?x=1#sessions')
})

test('cannot be turned off while it is required', async () => {
  const { respond } = await openApp('/settings', ada)
  const required = { ...account(true), isTwoFactorRequired: true }
  await respond(settingsQuery, { viewer: { ...settings.viewer, user: required } })
  const section = within(await screen.findByRole('region', { name: 'Two-factor authentication' }))
  expect(section.getByRole('button', { name: 'New recovery codes' })).toBeVisible()
  expect(section.queryByRole('button', { name: 'Turn off' })).toBeNull()
})
