import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import removeSubscription from '../../../__generated__/NotificationsSectionDeleteMutation.graphql.ts'
import saveSubscription from '../../../__generated__/NotificationsSectionSaveMutation.graphql.ts'
import settingsQuery from '../../../__generated__/SettingsScreenQuery.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { settings } from '../settingsSample.ts'

const keys = { p256dh: 'public', auth: 'secret' }
const endpoint = 'https://push.example.org/1'
const browser = { permission: 'default', answer: 'granted', isSubscribed: false }

const manager = {
  subscribe: vi.fn<(options: object) => Promise<object>>(async () => {
    browser.isSubscribed = true
    return { endpoint, toJSON: () => ({ endpoint, keys }) }
  }),
  getSubscription: async () => (browser.isSubscribed ? { unsubscribe: async () => (browser.isSubscribed = false) } : null),
}

beforeEach(() => {
  localStorage.clear()
  // All 400 time zones would slow jsdom down.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Berlin'])
  Object.assign(browser, { permission: 'default', answer: 'granted', isSubscribed: false })
  const notification = { requestPermission: async () => (browser.permission = browser.answer) }
  Object.defineProperty(notification, 'permission', { get: () => browser.permission })
  Object.assign(globalThis, { PushManager: {}, Notification: notification })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => ({ pushManager: manager }),
      addEventListener: () => {},
      register: async () => ({}),
      ready: Promise.resolve({}),
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function openNotifications() {
  const app = await openApp('/settings', ada)
  await app.respond(settingsQuery, settings)
  const section = within(await screen.findByRole('region', { name: 'Notifications' }))
  const viewerWith = (kinds: string[] | null) => ({
    __typename: 'Viewer',
    id: 'viewer',
    pushPublicKey: settings.viewer.pushPublicKey,
    pushSubscription: kinds && { __typename: 'PushSubscription', kinds },
  })
  return { ...app, section, device: () => section.getByRole('switch', { name: 'Push notifications on this device' }), viewerWith }
}

test('subscribes the browser, changes the kinds and unsubscribes', async () => {
  const { user, section, device, variablesOf, respond, viewerWith } = await openNotifications()
  expect(section.queryByRole('checkbox')).toBeNull()
  await user.click(device())
  const kinds = ['ANSWERS', 'CHAT', 'TWIN', 'ACCOUNT', 'PRODUCT']
  expect(await variablesOf(saveSubscription)).toEqual({ input: { endpoint, ...keys, kinds } })
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: settings.viewer.pushPublicKey })
  const saved = (some: string[]) => ({ savePushSubscription: { __typename: 'SavePushSubscriptionPayload', viewer: viewerWith(some) } })
  await respond(saveSubscription, saved(kinds))
  expect(await section.findByRole('checkbox', { name: 'Answer finished' })).toBeChecked()

  await user.click(section.getByRole('checkbox', { name: 'Twain' }))
  expect(await variablesOf(saveSubscription)).toEqual({ input: { endpoint, ...keys, kinds: kinds.slice(0, 4) } })
  await respond(saveSubscription, saved(kinds.slice(0, 4)))
  await waitFor(() => expect(section.getByRole('checkbox', { name: 'Twain' })).not.toBeChecked())

  await user.click(device())
  await respond(removeSubscription, {
    deletePushSubscription: { __typename: 'DeletePushSubscriptionPayload', viewer: viewerWith(null) },
  })
  await waitFor(() => expect(browser.isSubscribed).toBe(false))
  expect(device()).not.toBeChecked()
})

test('explains blocked notifications', async () => {
  browser.answer = 'denied'
  const { user, section, device } = await openNotifications()
  await user.click(device())
  expect(await section.findByText('Your browser blocks notifications from this site.')).toBeVisible()
  expect(device()).toBeDisabled()
  expect(device()).not.toBeChecked()
  expect(manager.subscribe).not.toHaveBeenCalled()
})
