import type { Guide } from '../../docs/guide/guide.ts'
import { Avatar } from './Avatar.tsx'

export const guide: Guide = {
  summary: 'A person’s picture, or their initials on a colour made from the name.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Picture', 'Round, cut to fit.'],
    ['Initials', 'Of the first and the last word of the name, where there is no picture or it cannot be loaded.'],
  ],
  use: ['Beside the name of a person or a twin.'],
  instead: [
    ['Icon', 'a thing is meant, not a person'],
    ['Logo', 'the product itself speaks'],
  ],
  do: { example: <Avatar name="Mira Okafor" />, because: 'The same name has the same colour everywhere.' },
  dont: { example: <Avatar name="?" />, because: 'Without a name there is nothing to show; leave it out.' },
  content: ['Give the whole name, as it is displayed elsewhere.'],
  keyboard: [],
  accessibility: [
    'It is an image with the name as its text.',
    'Where the name stands beside it, `isDecorative` keeps it from being read twice.',
    'Lightness is fixed, so contrast never depends on the name.',
  ],
}
