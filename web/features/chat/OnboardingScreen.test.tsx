import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import onboardingQuery from '../../__generated__/OnboardingScreenQuery.graphql.ts'
import useFinishOnboardingMutation from '../../__generated__/useFinishOnboardingMutation.graphql.ts'
import useStartProfilePalMutation from '../../__generated__/useStartProfilePalMutation.graphql.ts'
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
}

function answer(profile: Record<string, unknown> = {}, profilePal: typeof pal | null = pal) {
  return {
    viewer: {
      profilePal,
      profile: {
        __typename: 'Profile',
        id: 'profile-1',
        isPublic: false,
        preview: { __typename: 'PublicProfile', id: 'public-1', isTwinEnabled: true, items: [], suggestedQuestions: [], ...shown },
        ...shown,
        ...profile,
      },
      profileProposals: [],
    },
    model: { isBuiltIn: true },
  }
}

test('somebody new talks with Profile Pal beside a preview that says that nothing is public', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({ displayName: 'Ada', interests: ['Tea'] }))
  expect(await screen.findByText('What should people call you?')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Message Profile Pal' })).toBeVisible()
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
  const steps = within(screen.getByRole('list', { name: 'What your profile has' })).getAllByRole('listitem')
  expect(steps.filter((step) => step.dataset['state'] === 'done').map((step) => step.textContent)).toEqual([
    'Name(done)',
    'Interests(done)',
  ])
  expect(steps.find((step) => step.ariaCurrent === 'step' || step.getAttribute('aria-current'))).toHaveTextContent('About you')
})

test('a profile that is public already says who sees what is accepted', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({ isPublic: true }))
  const preview = await screen.findByRole('region', { name: 'Preview of your public page' })
  expect(preview).toHaveTextContent('Anyone with the link sees this')
  expect(preview).toHaveTextContent('what you accept is seen at once')
})

test('the first visit begins the conversation', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer({}, null))
  await app.respond(useStartProfilePalMutation, { startProfilePal: { __typename: 'StartProfilePalPayload', thread: pal } })
  expect(await screen.findByText('What should people call you?')).toBeVisible()
})

test.each(['Skip', 'Finish'])('%s ends the onboarding, whatever else fails, and goes on', async (name) => {
  const app = await openApp('/onboarding', newcomer)
  await app.fail(onboardingQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Profile Pal could not be reached. Check your connection and try again.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name }))
  await app.respond(useFinishOnboardingMutation, {
    finishOnboarding: { __typename: 'FinishOnboardingPayload', user: { __typename: 'User', id: 'user-1', isOnboarded: true } },
  })
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/chat'))
})

test('an end that fails is said, and can be tried again', async () => {
  const app = await openApp('/onboarding', newcomer)
  await app.respond(onboardingQuery, answer())
  await app.user.click(await screen.findByRole('button', { name: 'Finish' }))
  await app.fail(useFinishOnboardingMutation, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Failed to finish onboarding. Check your connection and try again.')).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/onboarding')
})
