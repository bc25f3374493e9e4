import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blankStep } from '../../testing/blankStep.ts'
import { connection, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Landing', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const step = (position: number, more: Record<string, unknown>) => ({ ...blankStep, id: `step-${position}`, position, ...more })

const answered = {
  __typename: 'Thread',
  id: 'thread-1',
  uuid: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
  isTakenOver: false,
  isArchived: false,
  projectUuid: null,
  project: null,
  stepCount: 2,
  activeRun: null,
  steps: connection([
    step(0, { stepType: 'USER_MESSAGE', status: 'SENT', input: 'What is a twin?' }),
    step(1, {
      stepType: 'ASSISTANT_MESSAGE',
      status: 'COMPLETED',
      output: '“A twin is an AI that speaks for you when you are not there.” (What a twin is)',
    }),
  ]),
}

const demo = {
  twin: { __typename: 'Twin', id: 'twin-twain', isPublic: true, isDemo: true, suggestedQuestions: [], conversation: answered },
  model: { isBuiltIn: false },
}

export const Default = screenStory({ path: '/' })
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const RightToLeft = { ...Default, globals: { direction: 'rtl' } }

export const German = { ...Default, globals: { language: 'de' } }
export const Phone = { ...Default, globals: { viewport: { value: 'phone' } } }

const example = async (canvasElement: HTMLElement) => {
  const region = await within(canvasElement).findByRole('region', { name: 'One question, two answers' })
  const [, visitors] = within(region).getAllByRole('status')
  return { region: within(region), visitors }
}

export const NothingShared = {
  ...Default,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { region, visitors } = await example(canvasElement)
    await userEvent.click(region.getByRole('radio', { name: 'When does she read next?' }))
    await expect(visitors).toHaveTextContent('I don’t share that.')
  },
}

export const AllShared = {
  ...Default,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { region, visitors } = await example(canvasElement)
    for (const note of region.getAllByRole('switch', { checked: false })) await userEvent.click(note)
    await expect(visitors).toHaveTextContent('the storm of 1953 is the hard part')
  },
}

export const AllSharedDark = { ...AllShared, globals: { theme: 'dark' } }

export const Demo = {
  ...screenStory({ path: '/', answers: { DemoTwinQuery: demo } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask your own question' }))
    await canvas.findByText(/speaks for you when you are not there/)
  },
}
