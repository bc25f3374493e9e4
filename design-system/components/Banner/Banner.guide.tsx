import type { Guide } from '../../docs/guide/guide.ts'
import { Banner } from './Banner.tsx'

export const guide: Guide = {
  summary: 'A message in its place on the page: what happened, and what can be done.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Icon', 'By tone.'],
    ['Title', 'What happened, in a few words.'],
    ['Text', 'What it means, and what to do.'],
    ['Action', 'One Button or LinkButton.'],
    ['Dismiss', 'A cross, where the message may be put away.'],
  ],
  use: [
    'For what concerns the whole screen or a part of it, and stays true for a while.',
    'In place of a toast or snackbar: what vanishes by itself is missed by whoever looks elsewhere.',
  ],
  instead: [
    ['ErrorState', 'there is nothing else to show'],
    ['Form', 'a form could not be sent: its FormError says so above the buttons'],
    ['NotificationItem', 'it happened while nobody was there'],
  ],
  do: {
    example: <Banner tone="caution">You are offline. What you write is kept here until you are back.</Banner>,
    because: 'It says what follows for the person.',
  },
  dont: {
    example: (
      <Banner tone="danger" title="Error!">
        Something went wrong.
      </Banner>
    ),
    because: 'It neither says what, nor what to do.',
  },
  content: ['No exclamation marks, no blame.', 'The button says what happens: “Retry”.'],
  keyboard: [['Enter, Space', 'On its button or its cross']],
  accessibility: [
    '`danger` interrupts as an alert, the others are told politely.',
    '`isStatic` keeps one that was there from the start from being announced.',
  ],
}
