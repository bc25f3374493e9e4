import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './EmptyState.tsx'

export const guide: Guide = {
  summary: 'Stands where the content would have been, says what could not be done and offers the way on.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Title', 'What could not be done.'],
    ['Reason', 'As far as it is known.'],
    ['Action', 'Retry, or a way back.'],
  ],
  use: ['Where a screen or a part of it cannot be shown.'],
  instead: [
    ['Banner', 'the rest of the screen still holds'],
    ['Form', 'what was sent was refused: its FormError says so above the buttons'],
    ['EmptyState', 'there is nothing yet, and that is all right'],
  ],
  do: {
    example: (
      <ErrorState title="Couldn’t load your trips" action={<Button>Retry</Button>}>
        The server could not be reached.
      </ErrorState>
    ),
    because: 'What, why, and what now.',
  },
  dont: {
    example: <ErrorState title="Oops! 500">Unexpected token in JSON at position 0</ErrorState>,
    because: 'Codes help nobody but us; they belong in the log.',
  },
  content: ['“Couldn’t load your trips”: what, in the person’s words.'],
  keyboard: [['Enter, Space', 'On its action']],
  accessibility: ['It is an alert and announced when it appears.'],
}
