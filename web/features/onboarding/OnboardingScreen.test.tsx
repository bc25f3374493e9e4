import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import onboardingQuery from '../../__generated__/OnboardingScreenQuery.graphql.ts'
import recentThreadsQuery from '../../__generated__/RecentThreadsQuery.graphql.ts'
import acceptProposal from '../../__generated__/useDecideProposalAcceptMutation.graphql.ts'
import finishOnboarding from '../../__generated__/OnboardingHeadMutation.graphql.ts'
import useSendMessageMutation from '../../__generated__/useSendMessageMutation.graphql.ts'
import startProfilePal from '../../__generated__/OnboardingScreenMutation.graphql.ts'
import { rememberedPath } from '../../lib/storage.ts'
import { RequestError } from '../../relay/requestError.ts'
import { stubLayout } from '../../testing/layout.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

stubLayout()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const newcomer = { ...ada, isOnboarded: false }

const greeting = {
  __typename: 'Step',
  id: 'step-0',
  position: 0,
  stepType: 'ASSISTANT_MESSAGE',
  status: 'COMPLETED',
  input: '',
  output: 'What should people call you?',
  isError: false,
  errors: [],
  citations: [],
  partlyReadFiles: [],
  viewedAt: '2026-03-04T09:20:00.000Z',
  run: null,
  toolCallSession: null,
  elements: [],
  waitForAnswer: true,
}

const pal = {
  __typename: 'Thread',
  id: 'thread-1',
  uuid: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
  name: 'Profile Pal',
  threadType: 'PROFILE_ONBOARDING',
  metadata: {},
  stepCount: 1,
  activeRun: null,
  latestSteps: { edges: [{ node: greeting }] },
  steps: {
    edges: [{ __typename: 'Edge', cursor: 'cursor-0', node: greeting }],
    pageInfo: { hasPreviousPage: false, startCursor: 'cursor-0', hasNextPage: false, endCursor: null },
  },
}

const shown = {
  username: 'ada',
  displayName: null,
  avatarUrl: null,
  bio: null,
  interests: [],
  location: null,
  achievements: [],
  posts: [],
  photos: [],
  skills: [],
  projects: [],
  items: [],
  suggestedQuestions: [],
  sectionVisibility: { skills: true, achievements: true, projects: true },
}

const twinChat = { __typename: 'Thread', id: 'thread-2', uuid: '0198b5a6-0000-7000-8000-000000000002', threadType: 'PUBLIC_TWIN_CHAT' }
const threads = (...nodes: object[]) => ({ edges: nodes.map((node) => ({ __typename: 'ThreadEdge', node })) })

function answer(profile: Record<string, unknown> = {}, profilePal: typeof pal | null = pal, ...recent: object[]) {
  return {
    viewer: {
      profilePal,
      threads: threads(...recent),
      profile: {
        __typename: 'Profile',
        id: 'profile-1',
        isPublic: false,
        preview: { __typename: 'PublicProfile', id: 'public-1', isTwinEnabled: true, ...shown },
        ...shown,
        ...profile,
      },
      profileProposals: [],
    },
    model: { isBuiltIn: true },
  }
}

test('shows Profile Pal next to a preview that says nothing is public', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({ displayName: 'Ada', interests: ['Tea'] }))
  expect(await screen.findByText('What should people call you?')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Message Profile Pal' })).toBeVisible()
  expect(screen.getAllByRole('banner').some((header) => within(header).queryByText('Onboarding'))).toBe(true)
  const preview = screen.getByRole('region', { name: 'Preview of your public page' })
  expect(preview).toHaveAttribute('data-voice', 'public')
  expect(preview).toHaveTextContent('Only you see this preview')
  expect(preview).toHaveTextContent('Nothing is public yet.')
  expect(within(preview).getByRole('heading', { name: 'ada' })).toBeVisible()
  const ways = within(preview).getAllByRole('link')
  expect(ways.map((way) => way.textContent)).toEqual(['Chat(preview)', 'Start Twin Chat(preview)'])
  await app.user.click(within(preview).getByText('Start Twin Chat'))
  for (const way of ways) expect(way).not.toHaveAttribute('href')
  expect(app.router.state.location.pathname).toBe('/onboarding')
  const steps = within(screen.getByRole('list', { name: 'Profile progress' })).getAllByRole('listitem')
  expect(steps.filter((step) => step.dataset['state'] === 'done').map((step) => step.textContent)).toEqual([
    'Name(done)',
    'Interests(done)',
  ])
  expect(steps.find((step) => step.ariaCurrent === 'step' || step.getAttribute('aria-current'))).toHaveTextContent('About you')
})

test('explains who sees accepted changes when the profile is already public', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({ isPublic: true }))
  const preview = await screen.findByRole('region', { name: 'Preview of your public page' })
  expect(preview).toHaveTextContent('Anyone can see this')
  expect(preview).toHaveTextContent('what you accept is visible immediately')
})

test('shows which completed fields are hidden and where to change that', async () => {
  const app = await openApp('/onboarding', newcomer)
  const preview = { __typename: 'PublicProfile', id: 'public-1', isTwinEnabled: true, ...shown, displayName: 'Ada' }
  await app.respond(
    onboardingQuery,
    answer({
      displayName: 'Ada',
      location: 'Skagen',
      skills: ['Knots'],
      preview,
      sectionVisibility: { ...shown.sectionVisibility, skills: false },
    }),
  )
  const region = await screen.findByRole('region', { name: 'Preview of your public page' })
  expect(region).toHaveTextContent('Hidden because you haven’t chosen to show it: Location. You can change this in My Twin.')
  expect(region).toHaveTextContent('Hidden because this section is turned off: Skills.')
  expect(screen.getByText('3 of 7 filled in.')).toBeVisible()
})

test('starts the conversation on the first visit', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({}, null))
  await app.respond(startProfilePal, { startProfilePal: { __typename: 'StartProfilePalPayload', thread: pal } })
  expect(await screen.findByText('What should people call you?')).toBeVisible()
})

const ended = {
  finishOnboarding: { __typename: 'FinishOnboardingPayload', user: { __typename: 'User', id: 'user-1', isOnboarded: true } },
}

test('Skip finishes the onboarding even if other requests fail', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.fail(onboardingQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Profile Pal could not be reached. Check your connection and try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Skip' }))
  await app.respond(finishOnboarding, ended)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat'))
})

test.each(['Skip', 'Finish'])('%s returns to the twin conversation that the account adopted at sign-up', async (end) => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({}, pal, twinChat))
  await app.user.click(await screen.findByRole('button', { name: end }))
  await app.respond(finishOnboarding, ended)
  if (end === 'Finish') await app.user.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe(`/chat/${twinChat.uuid}`))
})

test('prefers the requested page to an adopted conversation and ignores other conversations', async () => {
  rememberedPath.set('/discover')
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({}, pal, twinChat))
  await screen.findByText('What should people call you?')
  expect(rememberedPath.get()).toBe('/discover')
  cleanup()
  rememberedPath.set(null)
  const again = await openApp('/onboarding', newcomer)
  await again.respond(onboardingQuery, answer({}, pal, { ...twinChat, threadType: 'PRIVATE_CHAT' }))
  await screen.findByText('What should people call you?')
  expect(rememberedPath.get()).toBeNull()
})

test('handles an empty profile and closed questions at the end', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer())
  expect(await screen.findByText('Profile Pal is waiting for your answer')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Finish' }))
  await app.respond(finishOnboarding, ended)
  expect(screen.getByText('Your profile is still empty.')).toBeVisible()
  expect(screen.queryByText(/You are ready/)).toBeNull()
  expect(screen.queryByText('Profile Pal is waiting for your answer')).toBeNull()
})

test.each(['Skip', 'Finish'])('%s returns to the twin that sent the visitor to sign up', async (end) => {
  rememberedPath.set('/onboarding')
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer())
  await app.user.click(await screen.findByRole('button', { name: end }))
  await app.respond(finishOnboarding, ended)
  if (end === 'Finish') await app.user.click(await screen.findByRole('button', { name: 'Open your private brain' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat'))
})

test('Skip works while Profile Pal is starting, and the sidebar gets its thread', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({}, null))
  await app.variablesOf(startProfilePal)
  await app.user.click(screen.getByRole('button', { name: 'Skip' }))
  await app.respond(finishOnboarding, ended)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat'))
  await app.respond(recentThreadsQuery, {
    viewer: { profilePal: null, threads: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } },
  })
  const sidebar = within(await screen.findByRole('navigation', { name: 'Places' }))
  expect(sidebar.getByRole('link', { name: /Profile Pal/ })).toHaveAttribute('href', '/profile-pal')
  await app.respond(startProfilePal, { startProfilePal: { __typename: 'StartProfilePalPayload', thread: pal } })
  await waitFor(() => expect(sidebar.getByRole('link', { name: /Profile Pal/ })).toHaveAttribute('href', `/chat/${pal.uuid}`))
})

test('Finish finishes the onboarding even if other requests fail, and shows next steps', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.fail(onboardingQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Profile Pal could not be reached. Check your connection and try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Finish' }))
  await app.respond(finishOnboarding, ended)
  expect(await screen.findByRole('heading', { name: 'Onboarding finished' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Skip|Finish/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Look at your twin' })).toHaveAttribute('href', '/twin')
  await app.user.click(screen.getByRole('button', { name: 'Open your private brain' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat'))
})

test('shows next steps when Profile Pal finishes, and accepts pending proposals', async () => {
  const app = await openApp('/onboarding', { ...newcomer, isOnboarded: true })
  const tea = { __typename: 'ProfileProposal', field: 'interests', evidence: null, sourceItem: null }
  const waiting = ['Tea', 'Maps'].map((value) => ({ ...tea, id: value, uuid: value, value }))
  const { viewer, model } = answer()
  await app.respond(onboardingQuery, { viewer: { ...viewer, profileProposals: waiting }, model })
  expect(await screen.findByText('2 proposals wait for your decision.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Skip|Finish/ })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Accept all 2 proposals' }))
  expect(await app.variablesOf(acceptProposal)).toEqual({ input: { proposalId: 'Tea' } })
})

test('reports a failed finish and can retry it', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer())
  await app.user.click(await screen.findByRole('button', { name: 'Finish' }))
  await app.fail(finishOnboarding, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Failed to finish onboarding. Check your connection and try again.')).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/onboarding')
})

test('suggests three questions at the end and asks a pressed one', async () => {
  const app = await openApp('/onboarding', { ...newcomer, isOnboarded: true })
  await app.respond(onboardingQuery, answer({ displayName: 'Ada', interests: ['Tea'], location: 'Skagen' }))
  const questions = within(await screen.findByRole('region', { name: 'Ask your private brain' }))
  expect(questions.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'What did I say about Tea?',
    'Where do I live?',
    'What do you know about me?',
  ])
  await app.user.click(questions.getByRole('button', { name: 'What did I say about Tea?' }))
  expect(await app.variablesOf(useSendMessageMutation)).toMatchObject({ input: { threadId: null, text: 'What did I say about Tea?' } })
  await app.fail(useSendMessageMutation, new RequestError('Failed to fetch', null))
  expect(await questions.findByText(/^Your message could not be sent/)).toBeVisible()
  expect(questions.getByRole('button', { name: 'Where do I live?' })).toBeEnabled()
})

test('offers sign-out and language during the onboarding', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.user.click(await screen.findByRole('button', { name: 'Account' }))
  expect(await screen.findByRole('menuitem', { name: 'Deutsch' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})
