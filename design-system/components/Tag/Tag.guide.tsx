import type { Guide } from '../../docs/guide/guide.ts'
import { Tags } from './Tag.tsx'

export const guide: Guide = {
  summary: 'A word or two that something is about, such as an interest or a skill.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Words', 'One or two; long ones break.']],
  use: ['For what a person or a text is about.'],
  instead: [
    ['TagGroup', 'tags can be chosen or removed'],
    ['TagInput', 'tags are being written'],
    ['Badge', 'something is counted or warns'],
  ],
  do: { example: <Tags label="Interests" tags={['Sailing', 'Maps']} />, because: 'Short nouns of one kind.' },
  dont: { example: <Tags label="Interests" tags={['I love going sailing on Sundays']} />, because: 'Sentences are no tags.' },
  content: ['As the person wrote it.'],
  keyboard: [],
  accessibility: ['Tags is a list, with a name where no heading gives one.'],
}
