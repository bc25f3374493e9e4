import type { Guide } from '../../docs/guide/guide.ts'
import { Message } from './Message.tsx'

export const guide: Guide = {
  summary: 'A message in a conversation.',
  use: ['For each message, in chronological order.'],
  instead: [
    ['PhaseLine', 'the answer has not started'],
    ['Banner', 'the answer failed'],
  ],
  do: {
    example: (
      <Message role="person" author="You">
        Where is the boat in winter?
      </Message>
    ),
    because: 'The person’s message has a soft background.',
  },
  dont: {
    example: (
      <Message role="person" author="Assistant">
        It lies at pier C.
      </Message>
    ),
    because: 'A bubble makes the answer look like the person’s message.',
  },
  accessibility: ['Each message is an article that starts with its author.', 'Hidden actions are reachable with Tab.'],
}
