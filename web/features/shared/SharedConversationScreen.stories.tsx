import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Shared conversation', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const message = (text: string, aiGenerated: boolean) => ({ __typename: 'SharedMessage', text, aiGenerated })
const snapshot = {
  __typename: 'ConversationSnapshot',
  ownerName: 'Grace Hopper' as string | null,
  sharedAt: '2026-03-04T12:00:00.000Z',
  messages: [
    message('Where do hedgehogs sleep?', false),
    message('In **nests of leaves**:\n\n- under hedges\n- in compost heaps\n\n![A nest](https://example.org/nest.png)', true),
  ],
}
const of = (answer: object | null | Error, person?: typeof mira) =>
  screenStory({
    path: '/shared/token',
    ...(person && { person }),
    answers: { SharedConversationScreenQuery: answer instanceof Error ? answer : { conversationSnapshot: answer } },
  })

export const Guest = of(snapshot)
export const Member = of({ ...snapshot, ownerName: null }, mira)
export const Dark = { ...Guest, globals: { theme: 'dark' } }
export const German = { ...Guest, globals: { language: 'de' } }
export const Narrow = { ...Guest, globals: { viewport: { value: 'phone' } } }
export const NotShared = of(null)
export const Failed = of(new Error('Failed to fetch'))
