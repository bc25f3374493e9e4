import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import updateProfile from '../../../__generated__/useUpdateProfileMutation.graphql.ts'
import usernameCheck from '../../../__generated__/useUsernameCheckQuery.graphql.ts'
import { RequestError } from '../../../relay/requestError.ts'
import { openMyTwin, saved } from '../../../testing/openMyTwin.tsx'

// In jsdom an open dialog also hides what the next test renders.
configure({ defaultHidden: true })

async function openSettings() {
  const app = await openMyTwin()
  await app.user.click(await screen.findByRole('button', { name: 'Profile Settings' }))
  await screen.findByRole('dialog', { name: 'Profile Settings' })
  return app
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function openEditor() {
  const app = await openMyTwin()
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  await screen.findByRole('dialog', { name: 'Edit profile' })
  return app
}

test('omits an unchanged username; an empty display name is null', async () => {
  const { user, variablesOf, respond } = await openSettings()
  expect(screen.getByText('Your bio and sections are curated automatically by agents. You confirm each change.')).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: 'Display name' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { displayName: null } })
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await respond(updateProfile, saved({ displayName: null }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('omits an empty username', async () => {
  const { user, variablesOf } = await openSettings()
  await user.clear(screen.getByRole('textbox', { name: 'Username' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { displayName: 'Ada' } })
})

test.each([
  ['ab', 'Username must be at least 3 characters'],
  ['Ada_L', 'Username can only contain lowercase letters, numbers, and hyphens'],
  ['ada-', 'Username cannot start or end with a hyphen'],
  ['admin', 'This username is not available'],
])('refuses the username %s while typing', async (typed, words) => {
  const { user } = await openSettings()
  await user.clear(screen.getByRole('textbox', { name: 'Username' }))
  await user.type(screen.getByRole('textbox', { name: 'Username' }), typed)
  expect(screen.getByText(words)).toBeVisible()
})

test('shows whether a new username is available before saving', async () => {
  const { user, respond } = await openSettings()
  await user.type(screen.getByRole('textbox', { name: 'Username' }), '-l')
  await respond(usernameCheck, { usernameAvailability: { available: true, message: null } })
  expect(await screen.findByText('ada-l is available')).toBeVisible()
})

test('shows a refusal at its field and keeps the input', async () => {
  const { user, variablesOf, respond } = await openSettings()
  await user.type(screen.getByRole('textbox', { name: 'Username' }), '-l')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { displayName: 'Ada', username: 'ada-l' } })
  const refusal = { __typename: 'InputError', __isUserError: 'InputError', message: 'This username is already taken', field: 'username' }
  await respond(updateProfile, { updateProfile: refusal })
  expect(await screen.findByText('This username is already taken')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('ada-l')
})

test('keeps the dialog open after other failures', async () => {
  const { user, fail } = await openSettings()
  await user.type(screen.getByRole('textbox', { name: 'Display name' }), ' L')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await fail(updateProfile, new RequestError('Failed to update profile (id 7)', 500))
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Ada L')
  expect(screen.queryByText(/Failed to update profile/)).toBeNull()
  expect(console.error).toHaveBeenCalled()
})

test('hides a section optimistically and reverts on failure', async () => {
  const { user, variablesOf, fail } = await openSettings()
  const posts = () => within(screen.getByRole('dialog')).getByRole('switch', { name: 'Posts' })
  await user.click(posts())
  expect(await variablesOf(updateProfile)).toEqual({ input: { sectionVisibility: { posts: false } } })
  expect(posts()).not.toBeChecked()
  await fail(updateProfile, new RequestError('Failed to fetch', null))
  await waitFor(() => expect(posts()).toBeChecked())
  expect(screen.getByRole('dialog').textContent).not.toContain('Failed')
})

test('adds a shown section to the public fields', async () => {
  const app = await openMyTwin('/twin', { publicFields: ['BIO'] })
  await app.user.click(await screen.findByRole('button', { name: 'Profile Settings' }))
  const posts = await screen.findByRole('switch', { name: 'Posts' })
  expect(posts).not.toBeChecked()
  await app.user.click(posts)
  expect(await app.variablesOf(updateProfile)).toEqual({
    input: { sectionVisibility: { posts: true }, publicFields: ['BIO', 'POSTS'] },
  })
})

test.each([
  ['Edit profile', openEditor, 'Bio', 'Hydrologist', 'Escape'],
  ['Edit profile', openEditor, 'Bio', 'Hydrologist', 'the button'],
  ['Profile Settings', openSettings, 'Display name', 'Ada', 'Escape'],
])('%s asks before discarding changes', async (title, open, field, before, way) => {
  const { user } = await open()
  const close = () =>
    way === 'Escape'
      ? user.keyboard('{Escape}')
      : user.click(screen.getAllByRole('button', { name: 'Close' }).find((button) => button.textContent === 'Close') ?? document.body)
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${field}`) }), ' and more')
  await close()
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Close without saving' })).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('dialog', { name: title })).toBeVisible()
  expect(screen.getByRole('textbox', { name: new RegExp(`^${field}`) })).toHaveValue(`${before} and more`)
  await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toContainElement(document.activeElement as HTMLElement))

  await close()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
})

test('asks before leaving the site with unsaved changes', async () => {
  const { user } = await openEditor()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await user.type(screen.getByRole('textbox', { name: /^Bio/ }), ' and more')
  expect(isAsked()).toBe(true)
  await user.keyboard('{Escape}')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(isAsked()).toBe(false))
})

test('saves only the edited fields, so that changes from another tab stay', async () => {
  const { user, variablesOf } = await openEditor()
  const bio = screen.getByRole('textbox', { name: 'Bio (optional)' })
  await user.clear(bio)
  await user.type(bio, 'Hydrologist in Porto')
  await user.click(screen.getByRole('button', { name: 'Add an achievement' }))
  await user.type(screen.getByRole('textbox', { name: 'Achievement 1' }), 'Mapped a delta')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { bio: 'Hydrologist in Porto', achievements: ['Mapped a delta'] } })
})

test('closes Edit profile immediately without changes', async () => {
  const { user } = await openEditor()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('changes the audience of a photo', async () => {
  const { user, variablesOf } = await openEditor()
  const editor = within(screen.getByRole('dialog', { name: 'Edit profile' }))
  await user.click(editor.getByRole('button', { name: 'Snapshot 1: Anyone' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'People you choose' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { photoAudiences: [{ photo: '/river.jpg', audience: 'PEOPLE' }] } })
  expect(editor.getByRole('button', { name: 'Snapshot 1: People you choose' })).toBeVisible()
})

test('keeps a half-typed interest on Escape', async () => {
  const { user } = await openEditor()
  await user.type(screen.getByRole('textbox', { name: /^Interests/ }), 'Rivers{Escape}')
  expect(screen.getByRole('dialog', { name: 'Edit profile' })).toHaveTextContent('Rivers')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving' })).toBeVisible()
})
