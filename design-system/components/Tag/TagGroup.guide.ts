import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Tags that users can remove.',
  use: ['To remove several short words.'],
  instead: [
    ['Tag', 'they are read-only'],
    ['TagInput', 'users enter new ones'],
  ],
  accessibility: ['It is a named grid list.', 'Delete and Backspace remove.'],
}
