import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import confirmMutation from '../../../../__generated__/ConfirmIdentityDialogMutation.graphql.ts'
import removeMutation from '../../../../__generated__/RemovePasskeyMutation.graphql.ts'
import renameMutation from '../../../../__generated__/RenamePasskeyMutation.graphql.ts'
import settingsQuery from '../../../../__generated__/SettingsScreenQuery.graphql.ts'
import createMutation from '../../../../__generated__/useAddPasskeyMutation.graphql.ts'
import startMutation from '../../../../__generated__/useAddPasskeyStartMutation.graphql.ts'
import { ada, openApp } from '../../../../testing/openApp.tsx'
import { passkey, settings } from '../../settingsSample.ts'

const library = vi.hoisted(() => ({ startRegistration: vi.fn<(given: object) => Promise<object>>() }))
vi.mock('@simplewebauthn/browser', () => library)

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: Object })
  // All 400 time zones would slow jsdom down.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Berlin'])
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  vi.restoreAllMocks()
})

const options = { challenge: 'abc' }
const credential = { id: 'new' }
const started = { startPasskeyCreation: { __typename: 'StartPasskeyCreationPayload', options } }
const needsConfirmation = { __typename: 'InputError', code: 'CONFIRMATION_REQUIRED', message: 'Confirm that it’s you first.', params: {} }
const withPasskeys = (...passkeys: object[]) => ({ ...settings.viewer, passkeys })

async function openSection(viewer: object = settings.viewer) {
  const app = await openApp('/settings', ada)
  await app.respond(settingsQuery, { viewer })
  return { ...app, section: within(await screen.findByRole('region', { name: 'Passkeys' })) }
}

test('adds a passkey after the browser made one', async () => {
  library.startRegistration.mockResolvedValue(credential)
  const { user, section, respond, variablesOf } = await openSection(withPasskeys())
  await user.click(section.getByRole('button', { name: 'Add passkey' }))
  await respond(startMutation, started)
  expect(await variablesOf(createMutation)).toEqual({ input: { credential } })
  expect(library.startRegistration).toHaveBeenCalledWith({ optionsJSON: options })
  await respond(createMutation, { createPasskey: { __typename: 'CreatePasskeyPayload', viewer: withPasskeys(passkey) } })
  expect(section.getByText('Chrome on Linux')).toBeVisible()
})

test('asks for the password if the sign-in is old, and continues', async () => {
  library.startRegistration.mockResolvedValue(credential)
  const account = { ...settings.viewer.user, isTwoFactorEnabled: true }
  const { user, section, respond, variablesOf } = await openSection({ ...settings.viewer, user: account })
  await user.click(section.getByRole('button', { name: 'Add passkey' }))
  await respond(startMutation, { startPasskeyCreation: needsConfirmation })
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }))
  await user.click(dialog.getByRole('button', { name: 'Use a code' }))
  expect(await screen.findByLabelText('Code from the app')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use your password' }))
  await user.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}')
  expect(await variablesOf(confirmMutation)).toEqual({ input: { password: 'correct horse' } })
  await respond(confirmMutation, { confirmIdentity: { __typename: 'ConfirmIdentityPayload', ok: true } })
  await respond(startMutation, started)
  expect(await variablesOf(createMutation)).toEqual({ input: { credential } })
})

test('a closed browser dialog is no failure, and a known device is named', async () => {
  const failWith = (name: string) => library.startRegistration.mockRejectedValueOnce(Object.assign(new Error('no'), { name }))
  const { user, section, respond } = await openSection()
  failWith('NotAllowedError')
  await user.click(section.getByRole('button', { name: 'Add passkey' }))
  await respond(startMutation, started)
  expect(section.getByRole('alert')).toBeEmptyDOMElement()
  failWith('InvalidStateError')
  await user.click(section.getByRole('button', { name: 'Add passkey' }))
  await respond(startMutation, started)
  expect(await section.findByText('This device already has a passkey for your account.')).toBeVisible()
})

test('renames and removes a passkey', async () => {
  const { user, section, respond, variablesOf } = await openSection()
  await user.click(section.getByRole('button', { name: 'Rename Chrome on Linux' }))
  await user.clear(await screen.findByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Laptop{Enter}')
  expect(await variablesOf(renameMutation)).toEqual({ input: { passkeyId: 'passkey-1', name: 'Laptop' } })
  await respond(renameMutation, { renamePasskey: { __typename: 'RenamePasskeyPayload', passkey: { ...passkey, name: 'Laptop' } } })
  await user.click(section.getByRole('button', { name: 'Remove Laptop' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await respond(removeMutation, { deletePasskey: { __typename: 'DeletePasskeyPayload', viewer: withPasskeys() } })
  expect(section.queryByText('Laptop')).toBeNull()
})

test('a browser without passkeys says so', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  const { section } = await openSection()
  expect(section.getByText('This browser doesn’t support passkeys here.')).toBeVisible()
  expect(section.queryByRole('button', { name: 'Add passkey' })).toBeNull()
})
