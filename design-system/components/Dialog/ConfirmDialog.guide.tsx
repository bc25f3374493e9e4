import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'

export const guide: Guide = {
  summary: 'A confirmation before an action that cannot be undone.',
  use: ['Before deletions and actions that affect many people.'],
  instead: [
    ['Dialog', 'it has fields'],
    ['Banner', 'the action can be undone, so offer Undo'],
  ],
  do: {
    example: (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete conversation</Button>
      </span>
    ),
    because: 'The button names the action.',
  },
  dont: {
    example: (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button>No</Button>
        <Button variant="primary">Yes</Button>
      </span>
    ),
    because: '“Yes” and “No” require reading the question.',
  },
  accessibility: [
    'It is an alertdialog. Focus starts on Cancel, and outside presses are ignored.',
    'It stays open until the action succeeds or fails.',
  ],
}
