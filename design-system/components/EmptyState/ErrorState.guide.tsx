import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './EmptyState.tsx'

export const guide: Guide = {
  summary: 'A placeholder for content that failed to load, with a way to continue.',
  use: ['Where a screen or section cannot be shown.'],
  instead: [
    ['Banner', 'the rest of the screen works'],
    ['Form', 'submission failed, so use FormError'],
    ['EmptyState', 'there is no content yet'],
  ],
  do: {
    example: (
      <ErrorState title="Couldn’t load your trips" action={<Button>Retry</Button>}>
        The server could not be reached.
      </ErrorState>
    ),
    because: 'It states the problem, the reason and a solution.',
  },
  dont: {
    example: <ErrorState title="Oops! 500">Unexpected token in JSON at position 0</ErrorState>,
    because: 'Error codes belong in logs.',
  },
  accessibility: ['It is an alert and announced when it appears.'],
}
