import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A field for entering a list of short words.',
  use: ['For interests, skills and similar lists.'],
  instead: [
    ['TagGroup', 'the words are fixed'],
    ['TextArea', 'users write sentences'],
    ['ComboBox', 'users choose one known option'],
  ],
  accessibility: ['Additions and removals are announced.', 'Backspace in the empty field removes the last tag.'],
}
