import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A topic, such as an interest or skill.',
  use: ['For topics of a person or text.'],
  instead: [
    ['TagGroup', 'tags can be removed'],
    ['TagInput', 'users enter tags'],
    ['Badge', 'it is a state or count'],
  ],
  accessibility: ['Tags is a list; name it with `label` if there is no heading.'],
}
