import type { Guide } from '../../docs/guide/guide.ts'
import { Tags } from './Tag.tsx'

export const guide: Guide = {
  summary: 'A topic, such as an interest or skill.',
  use: ['For topics of a person or text.'],
  instead: [
    ['TagGroup', 'tags can be selected or removed'],
    ['TagInput', 'users enter tags'],
    ['Badge', 'it is a state or count'],
  ],
  do: { example: <Tags label="Interests" tags={['Sailing', 'Maps']} />, because: 'The tags are short nouns.' },
  dont: { example: <Tags label="Interests" tags={['I love going sailing on Sundays']} />, because: 'Tags are not sentences.' },
  accessibility: ['Tags is a list; name it with `label` if there is no heading.'],
}
