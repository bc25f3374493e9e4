import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import confirmIdentity from '../../__generated__/ConfirmIdentityDialogMutation.graphql.ts'
import setDefaultModel from '../../__generated__/ModelSectionMutation.graphql.ts'
import deliveries from '../../__generated__/DeliveriesDialogQuery.graphql.ts'
import createWebhook from '../../__generated__/NewWebhookMutation.graphql.ts'
import resend from '../../__generated__/useChangeWebhookResendMutation.graphql.ts'
import sendTestEvent from '../../__generated__/useChangeWebhookTestMutation.graphql.ts'
import deleteOwnKey from '../../__generated__/useOwnKeyDeleteMutation.graphql.ts'
import saveOwnKey from '../../__generated__/useOwnKeySaveMutation.graphql.ts'
import createToken from '../../__generated__/NewAccessTokenMutation.graphql.ts'
import deleteAccount from '../../__generated__/ExportAndDeletionMutation.graphql.ts'
import revokeToken from '../../__generated__/AccessTokensSectionRevokeMutation.graphql.ts'
import signOut from '../../__generated__/useSignOutMutation.graphql.ts'
import { lastThread, logoutReason, rememberedPath } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { builtIn, delivery, ownModelServer, settings, token, webhook } from './settingsSample.ts'
import { openSettings, getSection } from '../../testing/openSettings.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // All 400 time zones would slow jsdom down.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Berlin', 'Europe/Lisbon'])
})
afterEach(() => vi.restoreAllMocks())

test('shows a token’s secret once', async () => {
  const { user, variablesOf, respond } = await openSettings({ accessTokens: [] })
  const tokens = getSection('Access tokens')
  expect(tokens.getByText(/^No access tokens yet/)).toBeVisible()
  await user.click(tokens.getByRole('button', { name: 'Create token' }))
  expect(await tokens.findByText('Enter a name for the token')).toBeVisible()
  await user.type(tokens.getByLabelText('Name of the new token'), 'Backup script')
  await user.click(tokens.getByRole('checkbox', { name: /^Read and change your twin/ }))
  await user.click(tokens.getByRole('checkbox', { name: /^Change your profile/ }))
  await user.type(tokens.getByLabelText('Requests per minute (optional)'), '0')
  await user.type(tokens.getByLabelText('Messages per day (optional)'), '20')
  await user.click(tokens.getByRole('button', { name: 'Create token' }))
  expect(await tokens.findByText('Enter a number between 1 and 1,000,000')).toBeVisible()
  await user.clear(tokens.getByLabelText('Requests per minute (optional)'))
  await user.click(tokens.getByRole('button', { name: 'Create token' }))
  expect(await variablesOf(createToken)).toEqual({
    input: { name: 'Backup script', scopes: ['READ', 'CHAT'], requestsPerMinute: null, messagesPerDay: 20, expiresInDays: 90 },
  })
  await respond(createToken, {
    createAccessToken: {
      __typename: 'CreateAccessTokenPayload',
      secret: 'twn_secret',
      accessToken: token,
      viewer: { accessTokens: [token] },
    },
  })
  expect(tokens.getByLabelText('Token')).toHaveValue('twn_secret')
  await user.click(tokens.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByDisplayValue('twn_secret')).toBeNull()
  expect(tokens.getByText('Backup script')).toBeVisible()
  expect(tokens.getByText('read chat')).toBeVisible()
  expect(tokens.getByText('12 of 100 messages today · 60 requests per minute')).toBeVisible()
})

test('creates a token after the user confirmed their identity', async () => {
  const { user, variablesOf, respond } = await openSettings({ accessTokens: [] })
  const tokens = getSection('Access tokens')
  const needsConfirmation = { __typename: 'InputError', code: 'CONFIRMATION_REQUIRED', message: 'Confirm that it’s you first.', params: {} }
  await user.type(tokens.getByLabelText('Name of the new token'), 'Backup script{Enter}')
  await respond(createToken, { createAccessToken: needsConfirmation })
  await user.click(within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' })).getByRole('button', { name: 'Cancel' }))
  expect(await tokens.findByText('Confirm that it’s you first.')).toBeVisible()

  await user.click(tokens.getByRole('button', { name: 'Create token' }))
  await respond(createToken, { createAccessToken: needsConfirmation })
  await user.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}')
  expect(await variablesOf(confirmIdentity)).toEqual({ input: { password: 'correct horse' } })
  await respond(confirmIdentity, { confirmIdentity: { __typename: 'ConfirmIdentityPayload', ok: true } })
  expect(await variablesOf(createToken)).toMatchObject({ input: { name: 'Backup script' } })
  await respond(createToken, {
    createAccessToken: {
      __typename: 'CreateAccessTokenPayload',
      secret: 'twn_secret',
      accessToken: token,
      viewer: { accessTokens: [token] },
    },
  })
  expect(tokens.getByLabelText('Token')).toHaveValue('twn_secret')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('links only operators to the screens of the server', async () => {
  await openSettings()
  expect(screen.queryByRole('link', { name: 'Server' })).toBeNull()
  cleanup()
  await openSettings({ operator: { __typename: 'Operator' } })
  expect(screen.getByRole('link', { name: 'Server' })).toBeVisible()
  const links = getSection('Server').getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/operator/people',
    '/operator/registration',
    '/operator/plans',
    '/settings/reports',
    '/operator/announcement',
    '/operator/jobs',
    '/operator/storage',
    '/operator/settings',
    '/operator/audit-log',
  ])
})

test('offers the scope of operators to operators only', async () => {
  await openSettings()
  expect(getSection('Access tokens').queryByRole('checkbox', { name: /^Manage this server/ })).toBeNull()
  cleanup()
  await openSettings({ operator: { __typename: 'Operator' } })
  expect(getSection('Access tokens').getByRole('checkbox', { name: /^Manage this server/ })).not.toBeChecked()
})

test('revokes a token after a confirmation, which stays open on failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, fail, respond } = await openSettings()
  await user.click(getSection('Access tokens').getByRole('button', { name: 'Revoke Backup script' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await fail(revokeToken, new RequestError('Failed to fetch', null))
  expect(dialog.getByRole('alert')).toHaveTextContent('Couldn’t revoke the token')
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await respond(revokeToken, { revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', viewer: { accessTokens: [] } } })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(getSection('Access tokens').queryByText('Backup script')).toBeNull()
})

test('names the model', async () => {
  await openSettings({ models: [] })
  expect(getSection('Model in use').getByText('llama3.2')).toBeVisible()
})

test('chooses the default model', async () => {
  const { user, variablesOf, respond } = await openSettings()
  await user.click(getSection('Model in use').getByRole('button', { name: /llama3\.2/ }))
  await user.click(await screen.findByRole('option', { name: 'qwen3:32b' }))
  expect(await variablesOf(setDefaultModel)).toEqual({ input: { modelId: 'model-2' } })
  const viewer = { ...settings.viewer, model: { ...settings.viewer.model, modelId: 'model-2', name: 'qwen3:32b' } }
  await respond(setDefaultModel, { setDefaultModel: { __typename: 'SetDefaultModelPayload', viewer } })
  await user.click(await getSection('Model in use').findByRole('button', { name: /qwen3:32b/ }))
  await user.click(await screen.findByRole('option', { name: 'Server default' }))
  expect(await variablesOf(setDefaultModel)).toEqual({ input: { modelId: null } })
})

test('explains that the built-in responder is not a language model', async () => {
  await openSettings({ model: builtIn, models: [] })
  expect(getSection('Model in use').getByText(/^Built-in responder, not a language model\./)).toBeVisible()
})

test('adds an own key and removes it', async () => {
  const { user, variablesOf, respond } = await openSettings({ ownKeys: 'PUBLIC' })
  await user.click(getSection('Model in use').getByRole('button', { name: 'Add your own key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('API key'), 'sk-1234')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await variablesOf(saveOwnKey)).toEqual({ input: { preset: 'OPENAI', baseUrl: null, apiKey: 'sk-1234', model: null } })
  const viewer = { ...settings.viewer, ownKeys: 'PUBLIC', ownModelServer }
  await respond(saveOwnKey, { saveOwnModelServer: { __typename: 'SaveOwnModelServerPayload', viewer } })
  expect(await getSection('Model in use').findByText('Your key for OpenAI, ending in x7Qf')).toBeVisible()

  await user.click(getSection('Model in use').getByRole('button', { name: 'Remove key' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await respond(deleteOwnKey, {
    deleteOwnModelServer: { __typename: 'DeleteOwnModelServerPayload', viewer: { ...viewer, ownModelServer: null } },
  })
  expect(await getSection('Model in use').findByRole('button', { name: 'Add your own key' })).toBeVisible()
})

test('offers no own key unless the operator allows it', async () => {
  await openSettings()
  expect(getSection('Model in use').queryByRole('button', { name: 'Add your own key' })).toBeNull()
})

test('shows the plan’s usage and limits', async () => {
  await openSettings()
  const plan = getSection('Plan and limits')
  expect(plan.getByText('12 of 1,000')).toBeVisible()
  expect(plan.getByText('3, no limit')).toBeVisible()
  expect(plan.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing')
})

test('deletes the account with its password and clears this browser', async () => {
  lastThread.set('uuid-1')
  const { user, variablesOf, respond, endAt } = await openSettings()
  await user.click(getSection('Delete account').getByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account' }))
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  expect(await dialog.findByText('Enter your password')).toBeVisible()
  await user.type(dialog.getByLabelText('Your password'), 'the old one')
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  expect(await variablesOf(deleteAccount)).toEqual({ input: { password: 'the old one' } })
  await respond(deleteAccount, { deleteAccount: { __typename: 'DeleteAccountPayload', ok: true } })
  await waitFor(() => expect(endAt).toHaveBeenCalledWith('/accounts/login'))
  expect(logoutReason.get()).toBe('Your account has been deleted.')
  expect(lastThread.get()).toBeNull()
})

test('keeps the account of the only operator and says why', async () => {
  const { user, variablesOf, respond, endAt } = await openSettings()
  await user.click(getSection('Delete account').getByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account' }))
  await user.type(dialog.getByLabelText('Your password'), 'the old one{Enter}')
  await variablesOf(deleteAccount)
  const refusal = { code: 'LAST_OPERATOR', message: 'You’re the only operator. Make another account one first.', params: {} }
  await respond(deleteAccount, {
    deleteAccount: { __typename: 'ConflictError', __isUserError: 'ConflictError', ...refusal },
  })
  expect(await dialog.findByText(/^You’re the only operator/)).toBeVisible()
  expect(endAt).not.toHaveBeenCalled()
})

test('deletes an account without a password after another sign-in', async () => {
  const { user, variablesOf, respond, endAt } = await openSettings({ user: { ...settings.viewer.user, hasPassword: false }, passkeys: [] })
  await user.click(getSection('Delete account').getByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account' }))
  expect(dialog.queryByLabelText('Your password')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  expect(await variablesOf(deleteAccount)).toEqual({ input: { password: null } })
  await respond(deleteAccount, { deleteAccount: { __typename: 'InputError', code: 'CONFIRMATION_REQUIRED', message: '', params: {} } })
  await user.click(await screen.findByRole('button', { name: 'Sign in again' }))
  await respond(signOut, { signOut: { providerLogoutUrl: 'https://id.example.org/end' } })
  await waitFor(() => expect(endAt).toHaveBeenCalledWith('/accounts/login'))
  expect(rememberedPath.get()).toMatch(/^\/settings/)
})

test('adds a webhook and shows its secret once', async () => {
  const { user, variablesOf, respond } = await openSettings({ webhooks: [] })
  const webhooks = getSection('Webhooks')
  await user.click(webhooks.getByRole('button', { name: 'Add webhook' }))
  await user.click(webhooks.getByRole('button', { name: 'Add webhook' }))
  expect(await webhooks.findByText('Enter a URL that starts with https://')).toBeVisible()
  expect(webhooks.getByText('Choose at least one event')).toBeVisible()
  await user.type(webhooks.getByLabelText('Address'), webhook.url)
  await user.click(webhooks.getByRole('checkbox', { name: 'Answer finished' }))
  await user.click(webhooks.getByRole('button', { name: 'Add webhook' }))
  expect(await variablesOf(createWebhook)).toEqual({ input: { url: webhook.url, description: '', eventTypes: ['ANSWER_FINISHED'] } })
  await respond(createWebhook, {
    createWebhook: {
      __typename: 'CreateWebhookPayload',
      secret: 'whsec_secret',
      webhook,
      viewer: { webhooks: [webhook] },
    },
  })
  expect(webhooks.getByLabelText('Signing secret')).toHaveValue('whsec_secret')
  expect(webhooks.getByText('Answer finished, Message left with your twin')).toBeVisible()
})

test('sends a test event and redelivers from the log', async () => {
  const { user, variablesOf, respond } = await openSettings()
  await user.click(getSection('Webhooks').getByRole('button', { name: 'Actions for Backup of answers' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send a test event' }))
  expect(await variablesOf(sendTestEvent)).toEqual({ input: { webhookId: webhook.id } })
  await respond(sendTestEvent, { sendTestEvent: { __typename: 'SendTestEventPayload' } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries to Backup of answers' }))
  await respond(deliveries, { node: { __typename: 'Webhook', id: 'webhook-1', deliveries: { edges: [{ node: delivery }] } } })
  expect(await dialog.findByText('Not delivered')).toBeVisible()
  expect(dialog.getByText(/Status 503 after 84 ms/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Send webhook.test again' }))
  await respond(resend, {
    resendWebhookDelivery: { __typename: 'ResendWebhookDeliveryPayload', delivery: { ...delivery, status: 'DELIVERED' } },
  })
  expect(await dialog.findByText('Delivered')).toBeVisible()
})

test('Retry reloads the deliveries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, respond, fail } = await openSettings()
  await user.click(getSection('Webhooks').getByRole('button', { name: 'Actions for Backup of answers' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send a test event' }))
  await respond(sendTestEvent, { sendTestEvent: { __typename: 'SendTestEventPayload' } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries to Backup of answers' }))
  await fail(deliveries, new RequestError('Failed to fetch', null))
  await user.click(await dialog.findByRole('button', { name: 'Retry' }))
  await respond(deliveries, { node: { __typename: 'Webhook', id: 'webhook-1', deliveries: { edges: [{ node: delivery }] } } })
  expect(await dialog.findByText('Not delivered')).toBeVisible()
})
