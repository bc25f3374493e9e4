import type { Meta } from '@storybook/react-vite'
import { expect, type screen } from 'storybook/test'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Onboarding', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const newcomer = { ...mira, isOnboarded: false }

const nothing = {
  input: '',
  isError: false,
  errors: [],
  run: null,
  toolCallSession: null,
  citations: [],
  partlyReadFiles: [],
  elements: [],
  viewedAt: '2026-03-04T09:20:00.000Z',
}
const greeting = {
  ...nothing,
  __typename: 'Step',
  id: 'step-0',
  position: 0,
  stepType: 'ASSISTANT_MESSAGE',
  status: 'COMPLETED',
  output: 'Hello, I am Profile Pal. I help you say who you are.\n\nHow would you describe yourself, in a sentence or two?',
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
  latestSteps: connection([greeting]),
  steps: connection([greeting]),
}

const said = {
  displayName: 'Mira Holm',
  bio: null,
  interests: ['Sailing', 'Old maps'],
  location: 'Skagen',
  achievements: [],
  skills: [],
  projects: [],
}

const onboarding = (isPublic: boolean) => ({
  viewer: {
    profilePal: pal,
    threads: connection([]),
    profileProposals: [],
    profile: {
      __typename: 'Profile',
      id: 'profile-1',
      isPublic,
      sectionVisibility: { skills: true, achievements: true, projects: true },
      ...said,
      preview: {
        __typename: 'PublicProfile',
        id: 'public-1',
        username: 'mira',
        avatarUrl: null,
        posts: [],
        photos: [],
        isTwinEnabled: true,
        items: [],
        suggestedQuestions: [],
        ...said,
      },
    },
  },
  model: { isBuiltIn: false },
})
const path = '/onboarding'

const offers = (name: string) => async (context: { canvasElement: HTMLElement; canvas: { findByRole: typeof screen.findByRole } }) => {
  await Default.play(context)
  await expect(await context.canvas.findByRole('button', { name })).toBeVisible()
}

export const Default = screenStory({ path, person: newcomer, answers: { OnboardingScreenQuery: onboarding(false) } })
export const CanBeSkipped = { ...Default, play: offers('Skip') }
export const Ended = {
  ...screenStory({ path, person: mira, answers: { OnboardingScreenQuery: onboarding(false) } }),
  play: offers('Open your private brain'),
}
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl', theme: 'dark' } }
export const PublicAlready = screenStory({ path, person: newcomer, answers: { OnboardingScreenQuery: onboarding(true) } })
export const Loading = screenStory({ path, person: newcomer, isLoading: true })
export const Failed = screenStory({ path, person: newcomer, answers: { OnboardingScreenQuery: new Error('Failed to fetch') } })
