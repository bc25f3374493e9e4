import type { Guide } from '../../docs/guide/guide.ts'
import { Message } from './Message.tsx'

export const guide: Guide = {
  summary: 'One message of a conversation: a person’s in a soft block at the end of the line, an assistant’s as text on the page.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Author', 'Read out before the message, and not shown: the look tells.'],
    ['Body', 'Text, or Prose with tool calls and citations.'],
    ['Actions', 'IconButtons; they appear under the pointer or with the focus.'],
  ],
  use: ['For each message of a conversation, in the order in which they were sent.'],
  instead: [
    ['PhaseLine', 'the answer has not begun'],
    ['Banner', 'the answer could not be written'],
  ],
  do: {
    example: (
      <Message role="person" author="You">
        Where is the boat in winter?
      </Message>
    ),
    because: 'The person’s words are set apart by their place and a soft ground.',
  },
  dont: {
    example: (
      <Message role="person" author="Assistant">
        It lies at pier C.
      </Message>
    ),
    because: 'An answer in a block reads as if the person had said it.',
  },
  content: ['The author is “You” or the name of who answers.'],
  keyboard: [['Tab', 'Moves through links and actions of the message']],
  accessibility: [
    'Each message is an article that begins with its author.',
    'Actions that are out of sight can be reached with the Tab key and appear then.',
  ],
}
