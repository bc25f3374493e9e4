import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A searchable list for choosing one of many options.',
  use: ['For more than about eight options, such as time zones.'],
  instead: [
    ['Select', 'there are few options'],
    ['SearchList', 'results come from the server and are links'],
    ['TagInput', 'users enter several words'],
  ],
  accessibility: ['The number of matches is announced.'],
}
