import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import keepDrafts from '../../__generated__/useDraftingAcceptMutation.graphql.ts'
import draftField from '../../__generated__/useDraftingFieldMutation.graphql.ts'
import draftSource from '../../__generated__/useDraftingSourceMutation.graphql.ts'
import finishOnboarding from '../../__generated__/OnboardingHeadMutation.graphql.ts'
import onboardingQuery from '../../__generated__/OnboardingScreenQuery.graphql.ts'
import { rememberedPath } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { takePendingMessage } from '../../shared/conversation/composer/handToComposer.ts'
import { stubLayout } from '../../testing/layout.ts'
import { ada, newcomer, openApp } from '../../testing/openApp.tsx'
import { createDrafts, ended, onboarding, profile, twinChat, createViewer } from '../../testing/onboardingSample.ts'

stubLayout()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const drafted = (...proposals: ReturnType<typeof createDrafts>) => ({
  draftProfileField: { __typename: 'DraftProfileFieldPayload', drafts: proposals, viewer: createViewer({ proposals }) },
})
const kept = (change: Partial<typeof profile>, ...proposals: ReturnType<typeof createDrafts>) => ({
  acceptProposals: {
    __typename: 'AcceptProposalsPayload',
    proposals: [],
    profile: { ...profile, ...change },
    viewer: createViewer({ proposals, change }),
  },
})
const preview = () => within(screen.getByRole('region', { name: 'Preview of your public page' }))

async function openQuestions() {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding())
  await app.user.click(await screen.findByRole('button', { name: /^Answer questions/ }))
  const answer = async (text: string, ...proposals: ReturnType<typeof createDrafts>) => {
    await app.user.type(await screen.findByRole('textbox'), `${text}{Enter}`)
    await waitFor(() => expect(app.isAsked(draftField)).toBe(true))
    if (proposals.length > 0) await app.respond(draftField, drafted(...proposals))
  }
  return { ...app, answer }
}

test('shows an answer in the preview at once, and the next question after keeping it', async () => {
  const app = await openQuestions()
  expect(await screen.findByRole('heading', { name: 'What should people call you?' })).toBeVisible()
  expect(screen.getByText('0 of 7')).toBeVisible()
  expect(screen.getAllByRole('banner').some((header) => within(header).queryByText('Onboarding'))).toBe(true)
  await app.answer('Inês Duarte')
  expect(preview().getByRole('heading', { name: 'Inês Duarte' })).toBeVisible()
  expect(preview().getByText('Draft')).toBeVisible()
  expect(screen.getByText('1 of 7')).toBeVisible()
  expect(await app.variablesOf(draftField)).toEqual({ input: { field: 'DISPLAY_NAME', answer: 'Inês Duarte' } })
  const drafts = createDrafts('display_name', 'Inês Duarte')
  await app.respond(draftField, drafted(...drafts))
  await app.user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(await app.variablesOf(keepDrafts)).toEqual({ input: { proposalIds: drafts.map(({ id }) => id) } })
  await app.respond(keepDrafts, kept({ displayName: 'Inês Duarte' }))
  expect(await screen.findByRole('heading', { name: 'What do you do?' })).toBeVisible()
  expect(preview().queryByText('Draft')).toBeNull()
  expect(screen.getByText('1 of 7')).toBeVisible()
})

test('takes the next answer without a decision on the last one', async () => {
  const app = await openQuestions()
  await app.answer('Inês', ...createDrafts('display_name', 'Inês'))
  expect(screen.getByRole('textbox', { name: 'Next: what do you do?' })).toBeVisible()
  await app.answer('I edit books.', ...createDrafts('display_name', 'Inês'), ...createDrafts('bio', 'I edit books.'))
  expect(screen.getByRole('heading', { name: 'What do you do?' })).toBeVisible()
  expect(screen.getByText('2 of 7')).toBeVisible()
})

test('keeps an answer in the words as edited, or withdraws it', async () => {
  const app = await openQuestions()
  await app.answer('Ines', ...createDrafts('display_name', 'Ines'))
  await app.user.click(screen.getByRole('button', { name: 'Edit' }))
  await app.user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await app.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Inês')
  await app.user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(await app.variablesOf(draftField)).toEqual({ input: { field: 'DISPLAY_NAME', values: ['Inês'] } })
  await app.respond(draftField, drafted(...createDrafts('display_name', 'Inês')))
  await app.respond(keepDrafts, kept({ displayName: 'Inês' }))
  await app.answer('Nothing yet', ...createDrafts('bio', 'Nothing yet'))
  await app.user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(await app.variablesOf(draftField)).toEqual({ input: { field: 'BIO', values: [] } })
  await app.respond(draftField, drafted())
  expect(await screen.findByRole('heading', { name: 'What are you interested in?' })).toBeVisible()
})

test('returns a refused answer to the field with the reason', async () => {
  const app = await openQuestions()
  await app.answer('Inês')
  const message = 'Display name cannot be more than 80 characters'
  await app.respond(draftField, { draftProfileField: { __typename: 'InputError', __isUserError: 'InputError', message } })
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Inês')
  expect(screen.getByText('0 of 7')).toBeVisible()
})

test('fills the profile from a pasted text and keeps everything with open edits', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding())
  await app.user.click(await screen.findByRole('button', { name: /^Paste a bio/ }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Bio or CV as text' }), 'Inês edits books.')
  await app.user.click(screen.getByRole('button', { name: 'Fill in my profile' }))
  expect(await app.variablesOf(draftSource)).toEqual({ input: { text: 'Inês edits books.' } })
  const proposals = [...createDrafts('display_name', 'Inês'), ...createDrafts('interests', 'Maps', 'Swims')]
  await app.respond(draftSource, {
    draftProfile: { __typename: 'DraftProfilePayload', drafts: proposals, viewer: createViewer({ proposals }) },
  })
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeVisible()
  expect(screen.getByText('2 of 7')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Answer 5 more' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Edit: Interests' }))
  await app.user.type(screen.getByRole('textbox', { name: 'Interests' }), ' in winter')
  await app.user.click(screen.getByRole('button', { name: 'Keep everything' }))
  expect(await app.variablesOf(draftField)).toEqual({ input: { field: 'INTERESTS', values: ['Maps', 'Swims in winter'] } })
  await app.respond(draftField, drafted(...createDrafts('display_name', 'Inês'), ...createDrafts('interests', 'Maps', 'Swims in winter')))
  await app.respond(keepDrafts, kept({ displayName: 'Inês', interests: ['Maps', 'Swims in winter'] }))
  expect(preview().queryByText('Draft')).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit: Name' })).toBeVisible()
  await app.fail(finishOnboarding, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Couldn’t finish onboarding. Check your connection and try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Keep everything' }))
  await app.respond(finishOnboarding, ended)
  expect(await screen.findByRole('heading', { name: 'What would you like to do first?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your twin' })).toHaveAttribute('href', '/twin')
})

test('finishes with the last question', async () => {
  const app = await openApp('/onboarding', newcomer)
  const change = { displayName: 'Inês', bio: 'I edit books.', interests: ['Maps'], location: 'Lisbon', skills: ['Editing'] }
  const all = { ...change, achievements: ['Swam the strait'] }
  await app.respond(onboardingQuery, onboarding({ change: all }))
  await app.user.click(await screen.findByRole('button', { name: /^Answer questions/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(await screen.findByText('Loading...')).toBeVisible()
  await app.respond(finishOnboarding, ended)
  expect(await screen.findByRole('heading', { name: 'What would you like to do first?' })).toBeVisible()
})

test('says when a source has nothing for the profile', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding())
  await app.user.click(await screen.findByRole('button', { name: /^Use a web page/ }))
  await app.user.type(await screen.findByRole('textbox', { name: 'Address of a page about you' }), 'example.org{Enter}')
  await app.respond(draftSource, { draftProfile: { __typename: 'DraftProfilePayload', drafts: [], viewer: createViewer({}) } })
  expect(await screen.findByText(/^No profile details found\./)).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('button', { name: /^Upload a CV/ })).toBeVisible()
})

test('opens the review again if drafts are left, and marks fields that stay private', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding({ proposals: createDrafts('location', 'Lisbon') }))
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeVisible()
  expect(preview().getByText('Only you')).toBeVisible()
})

test('says who sees kept answers when the profile is already public', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding({ change: { isPublic: true } }))
  expect(await screen.findByText('Your public page. What you keep is visible immediately.')).toBeVisible()
})

test('Skip finishes the onboarding even if the profile cannot be loaded', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.fail(onboardingQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Failed to fetch profile. Check your connection and try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Skip for now' }))
  await app.respond(finishOnboarding, ended)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat'))
})

test('Skip returns to the twin conversation that the account adopted at sign-up', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding({ recent: [twinChat] }))
  await app.user.click(await screen.findByRole('button', { name: 'Skip for now' }))
  await app.respond(finishOnboarding, ended)
  await waitFor(() => expect(app.router.state.location.pathname).toBe(`/chat/${twinChat.uuid}`))
})

test('prefers the requested page to an adopted conversation and ignores other conversations', async () => {
  rememberedPath.set('/discover')
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding({ recent: [twinChat] }))
  await screen.findByRole('heading', { name: 'Introduce yourself' })
  expect(rememberedPath.get()).toBe('/discover')
  cleanup()
  rememberedPath.set(null)
  const again = await openApp('/onboarding', newcomer)
  await again.respond(onboardingQuery, onboarding({ recent: [{ ...twinChat, threadType: 'PRIVATE_CHAT' }] }))
  await screen.findByRole('heading', { name: 'Introduce yourself' })
  expect(rememberedPath.get()).toBeNull()
})

test('reports a failed Skip and stays', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, onboarding())
  await app.user.click(await screen.findByRole('button', { name: 'Skip for now' }))
  await app.fail(finishOnboarding, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Couldn’t finish onboarding. Check your connection and try again.')).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/onboarding')
})

test('starts a message to remember from the last screen', async () => {
  const app = await openApp('/onboarding', ada)
  await app.respond(onboardingQuery, onboarding())
  expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull()
  await app.user.click(await screen.findByRole('button', { name: /^Tell me something to remember/ }))
  expect(takePendingMessage()).toEqual({ files: [], text: 'Remember that ' })
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat'))
})

test('offers sign-out and language during the onboarding', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.user.click(await screen.findByRole('button', { name: 'Account' }))
  expect(await screen.findByRole('menuitem', { name: 'Deutsch' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('returns a refused answer to a later question with the reason', async () => {
  const app = await openQuestions()
  await app.answer('Inês', ...createDrafts('display_name', 'Inês'))
  await app.answer('I edit books.')
  const message = 'Bio cannot be more than 500 characters'
  await app.respond(draftField, { draftProfileField: { __typename: 'InputError', __isUserError: 'InputError', message } })
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('I edit books.')
})
