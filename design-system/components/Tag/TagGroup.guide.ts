import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Tags that users can select or remove.',
  use: ['To select or remove several short words.'],
  instead: [
    ['Tag', 'they are read-only'],
    ['TagInput', 'users enter new ones'],
    ['Checkbox', 'the options are sentences'],
  ],
  accessibility: ['It is a named grid list. Space selects', 'Delete and Backspace remove.'],
}
