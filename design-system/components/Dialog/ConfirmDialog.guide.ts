import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A confirmation before an action that cannot be undone.',
  use: ['Before deletions and actions that affect many people.'],
  instead: [
    ['Dialog', 'it has fields'],
    ['Banner', 'the action can be undone, so offer Undo'],
  ],
  accessibility: [
    'It is an alertdialog. Focus starts on Cancel, and outside presses are ignored.',
    'It stays open until the action succeeds or fails.',
  ],
}
