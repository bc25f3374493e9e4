import type { Meta } from '@storybook/react-vite'
import { screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Twin reply', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const owner = { __typename: 'PublicProfile', id: 'profile-1', username: 'grace', displayName: 'Grace Hopper' }
const message = {
  __typename: 'VisitorMessage',
  id: 'message-1',
  text: 'Do you take apprentices?',
  reply: 'Yes, one each year, from March on.',
  repliedAt: '2026-03-04T12:00:00.000Z',
  owner,
}
const of = (visitorMessage: object | null | Error) =>
  screenStory({
    path: '/twin/grace/reply#secret',
    answers: { TwinReplyScreenQuery: visitorMessage instanceof Error ? visitorMessage : { visitorMessage } },
  })

export const Replied = of(message)
export const Waiting = of({ ...message, reply: null, repliedAt: null })
export const NotThere = of(null)
export const Failed = of(new Error('Failed to fetch'))
