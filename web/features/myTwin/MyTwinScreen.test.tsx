import { configure, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import conversationsQuery from '../../__generated__/ConversationsTabQuery.graphql.ts'
import checkPrivacy from '../../__generated__/PrivacyCheckCardMutation.graphql.ts'
import addPerson from '../../__generated__/ChosenPeopleAddMutation.graphql.ts'
import createLink from '../../__generated__/ChosenPeopleLinkMutation.graphql.ts'
import removePerson from '../../__generated__/ChosenPeopleRemoveMutation.graphql.ts'
import receiptQuery from '../../__generated__/AnswerReceiptQuery.graphql.ts'
import correctAnswer from '../../__generated__/CorrectAnswerMutation.graphql.ts'
import tryItQuery from '../../__generated__/TryItQuery.graphql.ts'
import updateItem from '../../__generated__/useUpdateItemMutation.graphql.ts'
import sendTwinMessage from '../../__generated__/useSendTwinMessageMutation.graphql.ts'
import updateProfile from '../../__generated__/useUpdateProfileMutation.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { stubLayout } from '../../testing/layout.ts'
import { openMyTwin, saved } from '../../testing/openMyTwin.tsx'
import { answer, makeConversation, question } from '../../testing/twinConversation.ts'

// In jsdom an open dialog also hides what the next test renders.
configure({ defaultHidden: true })

stubLayout()

const accuracy = {
  measuredAt: '2026-03-02T10:00:00.000Z',
  checkCount: 0,
  passedCount: 0,
  unsourcedCount: 0,
  refusedCount: 0,
  answerCount: 0,
  tracedCount: 0,
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
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
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Saving...')).toBeVisible()
  expect(screen.queryByText(/^Share your profile to get a link/)).toBeNull()
  await respond(updateProfile, saved({ audience: 'LISTED', publicProfileUrl: 'https://twain.example/ada' }))
  expect(screen.queryByText('Saving...')).toBeNull()
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
    'Insights',
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
    isTalk: false,
    isAnswering: false,
    firstQuestion: 'Do you sail?',
    stepCount: 2,
    updatedAt: '2026-03-01T10:04:00.000Z',
  }
  const twinConversations = { edges: [{ cursor: 'visit-1', node }], pageInfo: { endCursor: null, hasNextPage: false } }
  await respond(conversationsQuery, {
    viewer: { profile: { __typename: 'Profile', id: 'profile-1', audience: 'LISTED' }, twinConversations },
  })
  expect(await screen.findByRole('button', { name: /^Do you sail\?/ })).toBeVisible()
})

test.each([
  ['PRIVATE', 'Make your profile public and share its link.'],
  ['LISTED', 'Share the link to your twin.'],
])('without conversations, a %s profile is told what to do', async (audience, text) => {
  const { user, respond } = await openMyTwin()
  await user.click(await screen.findByRole('tab', { name: 'Conversations' }))
  const twinConversations = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
  await respond(conversationsQuery, { viewer: { profile: { __typename: 'Profile', id: 'profile-1', audience }, twinConversations } })
  expect(await screen.findByText(text, { exact: false })).toBeVisible()
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

test('moves the focus with the menu of a field that leaves the page', async () => {
  const { user, respond } = await openMyTwin()
  ;(await screen.findByRole('button', { name: 'Bio: Anyone' })).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitemradio', { name: 'Only you' })
  await user.keyboard('{Home}{Enter}')
  const bio = { field: 'BIO', audience: 'PRIVATE' }
  const { profile } = saved({ fieldAudiences: [bio, { field: 'TITLE', audience: 'PRIVATE' }] }).updateProfile
  await respond(updateProfile, saved({ ...profile, preview: { ...profile.preview, bio: null } }))
  const below = await screen.findByRole('region', { name: 'Not on your page' })
  expect(await within(below).findByRole('button', { name: 'Bio: Only you' })).toHaveFocus()
})

test('changes who sees a story and a photo where the preview shows them', async () => {
  const story = {
    __typename: 'PublicItem',
    uuid: 'item-1',
    kind: 'STORY',
    title: 'The flood',
    excerpt: 'It rained.',
    content: 'It rained.',
    updatedAt: '2026-03-01T10:00:00.000Z',
  }
  const item = { __typename: 'KnowledgeItem', id: 'item-1', title: 'The flood', audience: 'LISTED' }
  const shown = { items: [{ ...story, item }], photos: ['/river.jpg'] }
  const { user, variablesOf, respond, fail } = await openMyTwin('/twin', { audience: 'LISTED' }, shown)
  const preview = within(await screen.findByRole('region', { name: 'Preview of your public page' }))
  await user.click(preview.getByRole('button', { name: 'The flood: Anyone' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Only you' }))
  expect(await variablesOf(updateItem)).toEqual({ input: { itemId: 'item-1', audience: 'PRIVATE' } })
  expect(preview.getByRole('button', { name: 'The flood: Only you' }).closest('[data-is-hidden]')).toBeVisible()
  await fail(updateItem, new RequestError('Failed to fetch', null))
  expect(await preview.findByRole('button', { name: 'The flood: Anyone' })).toBeVisible()

  await user.click(preview.getByRole('button', { name: 'Snapshot 1: Anyone' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'People you choose' }))
  expect(await variablesOf(updateProfile)).toEqual({ input: { photoAudiences: [{ photo: '/river.jpg', audience: 'PEOPLE' }] } })
  const photoAudiences = [{ photo: '/river.jpg', audience: 'PEOPLE' }]
  await respond(updateProfile, saved({ audience: 'LISTED', photoAudiences }))
  const hidden = within(await preview.findByRole('region', { name: 'Not on your page' }))
  expect(hidden.getByText('/river.jpg')).toBeVisible()
  expect(hidden.getByRole('button', { name: 'Snapshot 1: People you choose' })).toBeVisible()
})

const twin = (conversation: object | null = null) => ({
  __typename: 'Twin',
  id: 'twin-ada',
  isPublic: true,
  suggestedQuestions: [],
  profile: { id: 'public-ada', displayName: 'Ada', avatarUrl: null, greeting: null },
  conversation,
})

test('asks the twin as a chosen kind of reader next to the preview, with receipt and correction', async () => {
  const { user, respond, variablesOf } = await openMyTwin('/twin', { audience: 'LISTED' })
  await user.click(await screen.findByRole('button', { name: 'Try it' }))
  const pane = within(await screen.findByRole('complementary', { name: 'Try it' }))
  expect(await variablesOf(tryItQuery)).toMatchObject({ username: 'ada' })
  await respond(tryItQuery, { link: twin(), people: twin(), model: { isBuiltIn: false } })
  expect(screen.getByRole('region', { name: 'Preview of your public page' })).toBeVisible()
  await user.click(pane.getByRole('button', { name: 'Ask as: Anyone with the link' }))
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['People you choose', 'Anyone with the link'])
  await user.click(screen.getByRole('menuitemradio', { name: 'People you choose' }))
  expect(await screen.findByRole('button', { name: 'Preview for: People you choose' })).toBeVisible()
  await user.type(await pane.findByRole('textbox', { name: 'Message your AI twin' }), 'Do you sail?{Enter}')
  expect((await variablesOf(sendTwinMessage)).input).toMatchObject({ username: 'ada', text: 'Do you sail?', audience: 'PEOPLE' })
  const thread = makeConversation(question(0, 'Do you sail?'), answer(1, '“Every summer.” (About)'))
  await respond(sendTwinMessage, { sendTwinMessage: { __typename: 'SendMessagePayload', thread } })
  expect(await pane.findByText('“Every summer.” (About)')).toBeVisible()

  await user.click(await pane.findByRole('button', { name: 'Receipt' }))
  expect(await variablesOf(receiptQuery)).toEqual({ stepUuid: 'uuid-1' })
  await user.click(pane.getByRole('button', { name: 'Correct' }))
  expect(pane.getByRole('textbox', { name: 'Question' })).toHaveValue('Do you sail?')
  await user.type(pane.getByRole('textbox', { name: 'Your answer' }), ' And in May.')
  await user.click(pane.getByRole('button', { name: 'Save correction' }))
  expect((await variablesOf(correctAnswer)).input).toEqual({
    stepUuid: 'uuid-1',
    question: 'Do you sail?',
    answer: 'Every summer. And in May.',
  })
  await user.click(pane.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('complementary', { name: 'Try it' })).toBeNull()
})

test('the buttons of the preview ask in the same place, also twice', async () => {
  const { user, respond, variablesOf } = await openMyTwin(
    '/twin',
    { audience: 'LINK' },
    { suggestedQuestions: ['Where?'], isTwinEnabled: true },
  )
  const preview = within(await screen.findByRole('region', { name: 'Preview of your public page' }))
  expect(preview.queryByRole('link')).toBeNull()
  await user.click(preview.getByRole('button', { name: 'Start Twin Chat' }))
  await respond(tryItQuery, { link: twin(), people: twin(), model: { isBuiltIn: false } })
  const message = 'The answer is taking too long.'
  for (const _ of [1, 2]) {
    await user.click(preview.getByRole('button', { name: 'Where?' }))
    expect((await variablesOf(sendTwinMessage)).input).toMatchObject({ text: 'Where?', audience: 'LINK' })
    await respond(sendTwinMessage, { sendTwinMessage: { __typename: 'RateLimitError', __isUserError: 'RateLimitError', message } })
    expect(await screen.findByText(message)).toBeVisible()
  }
})

test('a private twin asks to share the profile before it answers', async () => {
  const { user, respond, isAsked } = await openMyTwin()
  await user.click(await screen.findByRole('button', { name: 'Try it' }))
  const pane = within(await screen.findByRole('complementary', { name: 'Try it' }))
  expect(pane.getByRole('heading', { name: 'Your profile is private' })).toBeVisible()
  expect(isAsked(tryItQuery)).toBe(false)
  await user.click(pane.getByRole('button', { name: 'Your profile: Only you' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'People you choose' }))
  await respond(updateProfile, saved({ audience: 'PEOPLE' }))
  await respond(tryItQuery, { link: twin(), people: twin(), model: { isBuiltIn: false } })
  expect(await pane.findByRole('textbox', { name: 'Message your AI twin' })).toBeVisible()
  expect(pane.getByRole('button', { name: 'Ask as: People you choose' })).toBeVisible()
})

test('chooses people and shares an invitation link', async () => {
  const { user, variablesOf, respond } = await openMyTwin()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.type(await screen.findByRole('textbox', { name: 'Username or email' }), 'bob')
  await user.click(screen.getByRole('button', { name: 'Add person' }))
  expect(await variablesOf(addPerson)).toEqual({ input: { person: 'bob' } })
  const chosenPeople = [
    { id: 'person-1', username: 'bob', email: null },
    { id: 'person-2', username: null, email: 'cara@example.org' },
  ]
  expect(screen.queryByText(/confirmed it/)).toBeNull()
  await respond(addPerson, { addChosenPerson: { __typename: 'AddChosenPersonPayload', viewer: { chosenPeople } } })
  expect(screen.getByRole('textbox', { name: 'Username or email' })).toHaveValue('')
  expect(screen.getByText('People added by email get access once they confirm their address.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Remove @bob' }))
  expect(await variablesOf(removePerson)).toEqual({ input: { personId: 'person-1' } })
  await user.click(screen.getByRole('button', { name: 'Create invitation link' }))
  const invitationLink = { url: 'https://twain.example/invitation/secret', visitorCount: 2 }
  await respond(createLink, { createInvitationLink: { __typename: 'CreateInvitationLinkPayload', viewer: { invitationLink } } })
  expect(await screen.findByDisplayValue('https://twain.example/invitation/secret')).toBeVisible()
  expect(screen.getByText('2 people opened it.')).toBeVisible()
})

test('checks the privacy of the twin on request', async () => {
  const { user, respond } = await openMyTwin()
  await user.click(await screen.findByRole('button', { name: 'Check now' }))
  const twinPrivacyCheck = { checkedAt: '2026-03-02T10:00:00.000Z', factCount: 12, reachedCount: 0, answerCount: 3, tracedCount: 2 }
  await respond(checkPrivacy, { checkTwinPrivacy: { __typename: 'CheckTwinPrivacyPayload', viewer: { twinPrivacyCheck } } })
  expect(await screen.findByText('Visitors can’t reach any of 12 private texts.')).toBeVisible()
  expect(screen.getByText('1 of 3 recent answers used content that is no longer public.')).toBeVisible()
})

test('measures the accuracy with the privacy check and shows it in public on request', async () => {
  const { user, respond, variablesOf } = await openMyTwin()
  expect(await screen.findByText('The privacy check also measures corrections, declined questions and citations.')).toBeVisible()
  expect(screen.queryByRole('switch', { name: 'Show on my public page' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  const twinAccuracy = { ...accuracy, checkCount: 12, passedCount: 11, answerCount: 4, tracedCount: 4 }
  const viewer = { twinPrivacyCheck: null, twinAccuracy }
  await respond(checkPrivacy, { checkTwinPrivacy: { __typename: 'CheckTwinPrivacyPayload', viewer } })
  const card = within((await screen.findByRole('heading', { name: 'Accuracy' })).closest('section') ?? document.body)
  expect(card.getByText('11 of 12')).toBeVisible()
  expect(card.getByText('4 of 4')).toBeVisible()
  expect(card.queryByText('Unanswerable questions declined')).toBeNull()
  const show = card.getByRole('switch', { name: 'Show on my public page' })
  expect(show).not.toBeChecked()
  await user.click(show)
  expect(await variablesOf(updateProfile)).toEqual({ input: { showsAccuracy: true } })
  await respond(updateProfile, saved({ showsAccuracy: true }))
  expect(card.getByRole('switch', { name: 'Show on my public page' })).toBeChecked()
})
