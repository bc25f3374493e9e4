import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { answered, detectedOllama, environmentModel, ollama, openAi, toDetected, toOperator } from './modelsSample.ts'

const meta = { title: 'Screens/Models', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

type Operator = ReturnType<typeof toOperator>
const tested = (test: object) => ({ testModelConnection: { __typename: 'TestModelConnectionPayload', test } })
const story = (operator: Operator, answers: Record<string, Record<string, unknown>> = {}) =>
  screenStory({
    path: '/settings/models',
    person: mira,
    answers: { ModelsScreenQuery: operator, ProviderListQuery: toDetected([]), ...answers },
  })

export const Default = story(toOperator([ollama, openAi]))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const NothingConnected = story(toOperator([]))
export const Detected = story(toOperator([]), { ProviderListQuery: toDetected([detectedOllama]) })
export const Looking = screenStory({ path: '/settings/models', person: mira, answers: { ModelsScreenQuery: toOperator([]) } })
export const KeyUnreadable = story(toOperator([{ ...openAi, isKeyReadable: false }]))
export const FixedByEnvironment = story(toOperator([], environmentModel))
export const NotAnOperator = screenStory({
  path: '/settings/models',
  person: mira,
  answers: { ModelsScreenQuery: { viewer: { __typename: 'Viewer', operator: null } } },
})

async function pressTest() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Ollama' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Test' }))
}

/** React Aria’s announcement of a pending button stays for seconds. */
function removeAnnouncements() {
  for (const element of document.querySelectorAll('[data-live-announcer] [role=img]')) element.remove()
}

const detected = { ProviderListQuery: toDetected([detectedOllama]) }
export const Testing = {
  ...story(toOperator([]), detected),
  play: async () => {
    await pressTest()
    await waitFor(() => expect(screen.getByText(/^Waiting for an answer/u)).toBeVisible())
  },
}
export const Tested = {
  ...story(toOperator([]), { ...detected, TestOutcomeMutation: tested(answered) }),
  play: async () => {
    await pressTest()
    await waitFor(() => expect(screen.getByText('llama3.2 answered after 0.8 s')).toBeVisible())
    removeAnnouncements()
  },
}
const problem = { message: 'The server doesn’t have the model llama3.2.', code: 'PROVIDER_MODEL_MISSING', params: { model: 'llama3.2' } }
export const TestFailed = {
  ...story(toOperator([]), { ...detected, TestOutcomeMutation: tested({ ...answered, answer: null, durationMs: null, problem }) }),
  play: async () => {
    await pressTest()
    await waitFor(() => expect(screen.getByText(problem.message)).toBeVisible())
    removeAnnouncements()
  },
}
