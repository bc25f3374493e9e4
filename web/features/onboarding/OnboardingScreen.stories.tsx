import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, type screen } from 'storybook/test'
import { mira, screens, screenStory } from '../../testing/screenStory.tsx'
import { createDrafts, onboarding, createViewer } from '../../testing/onboardingSample.ts'

const meta = { title: 'Screens/Onboarding', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const newcomer = { ...mira, isOnboarded: false }
const path = '/onboarding'

interface StoryContext {
  canvasElement: HTMLElement
  canvas: { findByRole: typeof screen.findByRole; findByText: typeof screen.findByText }
}

const found = [
  ...createDrafts('display_name', 'Mira Holm'),
  ...createDrafts('title', 'Editor at Tidewater Press'),
  ...createDrafts('bio', 'I edit books about the sea. I care about old maps and long swims.'),
  ...createDrafts('interests', 'Old maps', 'Long swims', 'Sourdough'),
  ...createDrafts('location', 'Skagen, Denmark'),
  ...createDrafts('skills', 'Editing', 'Danish', 'First aid'),
  ...createDrafts('achievements', 'Swam the strait in 2021', 'Editor of the year, 2019'),
  ...createDrafts('projects', 'A field guide to lighthouses'),
]
const bio = createDrafts('bio', 'I edit books about the sea. I care about old maps and long swims.')
const answered = {
  draftProfileField: { __typename: 'DraftProfileFieldPayload', drafts: bio, viewer: createViewer({ proposals: bio }) },
}
const nothing = { draftProfile: { __typename: 'DraftProfilePayload', drafts: [], viewer: createViewer({}) } }

const story = (answers: Record<string, Record<string, unknown> | Error> = {}, person = newcomer) =>
  screenStory({ path, person, answers: { OnboardingScreenQuery: onboarding(), ...answers } })

const press = (name: RegExp) => async (context: StoryContext) => {
  await Default.play(context)
  await userEvent.click(await context.canvas.findByRole('button', { name }))
}

export const Default = story()
export const CanBeSkipped = {
  ...Default,
  play: async (context: StoryContext) => {
    await Default.play(context)
    await expect(await context.canvas.findByRole('button', { name: 'Skip for now' })).toBeVisible()
  },
}
export const PasteBio = { ...Default, play: press(/^Paste a bio/) }
export const UseWebPage = { ...Default, play: press(/^Use a web page/) }
export const Question = { ...Default, play: press(/^Answer questions/) }
export const Answer = {
  ...story({
    OnboardingScreenQuery: onboarding({ change: { displayName: 'Mira Holm' } }),
    useDraftingFieldMutation: answered,
  }),
  play: async (context: StoryContext) => {
    await press(/^Answer questions/)(context)
    await userEvent.type(await context.canvas.findByRole('textbox'), 'I edit books about the sea.{Enter}')
    await expect(await context.canvas.findByRole('button', { name: 'Keep' })).toBeVisible()
  },
}
export const EditAnswer = {
  ...Answer,
  play: async (context: StoryContext) => {
    await Answer.play(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Edit' }))
    await expect(await context.canvas.findByRole('textbox', { name: 'About you' })).toBeVisible()
  },
}
export const Review = story({ OnboardingScreenQuery: onboarding({ proposals: found }) })
export const ReviewDark = { ...Review, globals: { theme: 'dark' } }
export const Done = story({ OnboardingScreenQuery: onboarding({ change: { displayName: 'Mira Holm', bio: 'I edit books.' } }) }, mira)
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Review, globals: { direction: 'rtl', theme: 'dark' } }
export const PublicAlready = story({ OnboardingScreenQuery: onboarding({ proposals: found, change: { isPublic: true } }) })
export const Loading = screenStory({ path, person: newcomer, isLoading: true })
export const Failed = story({ OnboardingScreenQuery: new Error('Failed to fetch') })
// React Aria’s announcement of the pending button stays for seconds.
export const NothingFound = {
  ...story({ useDraftingSourceMutation: nothing }),
  play: async (context: StoryContext) => {
    await press(/^Paste a bio/)(context)
    await userEvent.type(await context.canvas.findByRole('textbox'), 'Lorem ipsum')
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Fill in my profile' }))
    await expect(await context.canvas.findByText(/^No profile details found/)).toBeVisible()
  },
}
