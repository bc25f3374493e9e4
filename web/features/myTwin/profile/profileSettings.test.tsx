import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import conversationsQuery from '../../../__generated__/ConversationsTabQuery.graphql.ts'
import myTwinQuery from '../../../__generated__/MyTwinScreenQuery.graphql.ts'
import checkPrivacy from '../../../__generated__/PrivacyCheckCardMutation.graphql.ts'
import addPerson from '../../../__generated__/ChosenPeopleAddMutation.graphql.ts'
import createLink from '../../../__generated__/ChosenPeopleLinkMutation.graphql.ts'
import removePerson from '../../../__generated__/ChosenPeopleRemoveMutation.graphql.ts'
import updateProfile from '../../../__generated__/useUpdateProfileMutation.graphql.ts'
import usernameCheck from '../../../__generated__/useUsernameCheckQuery.graphql.ts'
import { RequestError } from '../../../relay/requestError.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'

// In jsdom an open dialog also hides what the next test renders.
configure({ defaultHidden: true })

const everySection = { achievements: true, posts: true, photos: true, skills: true, projects: true }

const preview = {
  id: 'public-ada',
  username: 'ada',
  displayName: 'Ada',
  avatarUrl: null,
  title: null,
  bio: 'Hydrologist',
  interests: [],
  location: null,
  achievements: [],
  posts: [],
  photos: [],
  skills: [],
  projects: [],
  items: [],
  suggestedQuestions: [],
  isTwinEnabled: true,
}

const profile = {
  ...preview,
  id: 'profile-ada',
  title: null,
  audience: 'PRIVATE',
  publicFields: [],
  fieldAudiences: [
    { field: 'BIO', audience: 'LISTED' },
    { field: 'TITLE', audience: 'PRIVATE' },
  ],
  photoAudiences: [{ photo: '/river.jpg', audience: 'LISTED' }],
  sectionVisibility: everySection,
  suggestedQuestions: [],
  publicProfileUrl: null,
  embedOrigins: [],
  preview,
}

async function openMyTwin(path = '/twin', change: object = {}) {
  const app = await openApp(path, ada)
  await app.respond(myTwinQuery, {
    viewer: {
      profile: { ...profile, ...change },
      chosenPeople: [],
      invitationLink: null,
      profileProposals: [],
      twinUnanswered: [],
      twinPrivacyCheck: null,
    },
  })
  return app
}

async function openSettings() {
  const app = await openMyTwin()
  await app.user.click(await screen.findByRole('button', { name: 'Profile Settings' }))
  await screen.findByRole('dialog', { name: 'Profile Settings' })
  return app
}

const saved = (change: object) => ({ updateProfile: { __typename: 'UpdateProfilePayload', profile: { ...profile, ...change } } })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('omits an unchanged username and sends null for an empty display name', async () => {
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

test('explains what becomes public, and updates the text afterwards', async () => {
  const { user, variablesOf, respond } = await openMyTwin()
  expect(await screen.findByText(/Only you can see your profile/)).toBeVisible()
  expect(screen.getByText('Only you see this preview')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Your profile: Only you' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Anyone' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { audience: 'LISTED' } })
  expect(screen.getByRole('button', { name: 'Your profile: Anyone' })).toBeVisible()
  expect(screen.queryByText('Only you see this preview')).toBeNull()
  await respond(updateProfile, saved({ audience: 'LISTED', publicProfileUrl: 'https://twain.example/ada' }))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByDisplayValue('https://twain.example/ada')).toBeVisible()
  expect(screen.getByDisplayValue('https://twain.example/twin/ada/chat')).toBeVisible()
})

test('edits the profile from its preview only, with one switch per section', async () => {
  const { user } = await openMyTwin()
  const preview = await screen.findByRole('region', { name: 'Preview of your public page' })
  const buttons = screen.getAllByRole('button', { name: /^(Edit|Profile Settings)/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Edit profile', 'Profile Settings'])
  for (const button of buttons) expect(preview).toContainElement(button)
  expect(screen.queryByRole('switch', { name: 'Posts' })).toBeNull()
  await user.click(within(preview).getByRole('button', { name: 'Profile Settings' }))
  expect(await screen.findAllByRole('switch', { name: 'Posts' })).toHaveLength(1)
})

test('shows only tabs with content', async () => {
  await openMyTwin('/twin?view=corrections')
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Character',
    'Inbox',
    'Conversations',
    'Unanswered',
    'Corrections',
  ])
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByText(/come later/)).toBeNull()
})

test('loads conversations when their tab opens', async () => {
  const { user, respond } = await openMyTwin()
  await user.click(await screen.findByRole('tab', { name: 'Conversations' }))
  const node = {
    __typename: 'TwinConversation',
    id: 'visit-1',
    uuid: 'visit-1',
    visitorKind: 'GUEST',
    visitorUsername: null,
    firstQuestion: 'Do you sail?',
    stepCount: 2,
    updatedAt: '2026-03-01T10:04:00.000Z',
  }
  const twinConversations = { edges: [{ cursor: 'visit-1', node }], pageInfo: { endCursor: null, hasNextPage: false } }
  await respond(conversationsQuery, { viewer: { twinConversations } })
  expect(await screen.findByRole('button', { name: /^Do you sail\?/ })).toBeVisible()
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

test('changes the audience of a field at once, and back when that fails', async () => {
  const { user, variablesOf, fail } = await openMyTwin()
  await user.click(await screen.findByRole('button', { name: 'Bio: Anyone' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'People you choose' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { fieldAudiences: [{ field: 'BIO', audience: 'PEOPLE' }] } })
  expect(screen.getByRole('button', { name: 'Bio: People you choose' })).toBeVisible()
  await fail(updateProfile, new RequestError('Failed to fetch', null))
  expect(await screen.findByRole('button', { name: 'Bio: Anyone' })).toBeVisible()
})

test('chooses people and shares an invitation link', async () => {
  const { user, variablesOf, respond } = await openMyTwin()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.type(await screen.findByRole('textbox', { name: 'Username or email' }), 'bob')
  await user.click(screen.getByRole('button', { name: 'Add person' }))
  expect(await variablesOf(addPerson)).toEqual({ input: { person: 'bob' } })
  const chosenPeople = [{ id: 'person-1', username: 'bob', email: null }]
  await respond(addPerson, { addChosenPerson: { __typename: 'AddChosenPersonPayload', viewer: { chosenPeople } } })
  expect(screen.getByRole('textbox', { name: 'Username or email' })).toHaveValue('')
  await user.click(await screen.findByRole('button', { name: 'Remove @bob' }))
  expect(await variablesOf(removePerson)).toEqual({ input: { personId: 'person-1' } })
  await user.click(screen.getByRole('button', { name: 'Create invitation link' }))
  const invitationLink = { url: 'https://twain.example/invitation/secret', visitorCount: 2 }
  await respond(createLink, { createInvitationLink: { __typename: 'CreateInvitationLinkPayload', viewer: { invitationLink } } })
  expect(await screen.findByDisplayValue('https://twain.example/invitation/secret')).toBeVisible()
  expect(screen.getByText('2 people opened it.')).toBeVisible()
})

async function openEditor() {
  const app = await openMyTwin()
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  await screen.findByRole('dialog', { name: 'Edit profile' })
  return app
}

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

test('closes Edit profile immediately without changes', async () => {
  const { user } = await openEditor()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('changes the audience of a photo', async () => {
  const { user, variablesOf } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'Snapshot 1: Anyone' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'People you choose' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { photoAudiences: [{ photo: '/river.jpg', audience: 'PEOPLE' }] } })
  expect(screen.getByRole('button', { name: 'Snapshot 1: People you choose' })).toBeVisible()
})

test('keeps a half-typed interest on Escape', async () => {
  const { user } = await openEditor()
  await user.type(screen.getByRole('textbox', { name: /^Interests/ }), 'Rivers{Escape}')
  expect(screen.getByRole('dialog', { name: 'Edit profile' })).toHaveTextContent('Rivers')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving' })).toBeVisible()
})

test('checks the privacy of the twin on request', async () => {
  const { user, respond } = await openMyTwin()
  await user.click(await screen.findByRole('button', { name: 'Check now' }))
  const twinPrivacyCheck = { checkedAt: '2026-03-02T10:00:00.000Z', factCount: 12, reachedCount: 0, answerCount: 3, tracedCount: 2 }
  await respond(checkPrivacy, { checkTwinPrivacy: { __typename: 'CheckTwinPrivacyPayload', viewer: { twinPrivacyCheck } } })
  expect(await screen.findByText('Visitors can’t reach any of 12 private texts.')).toBeVisible()
  expect(screen.getByText('2 of 3 recent answers trace to public sources.')).toBeVisible()
})
