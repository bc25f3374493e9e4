import type { Guide } from '../../docs/guide/guide.ts'
import { Avatar } from './Avatar.tsx'

export const guide: Guide = {
  summary: 'A person’s picture, or their initials on a colour derived from the name.',
  use: ['Next to the name of a person or twin.'],
  instead: [
    ['Icon', 'it represents a thing'],
    ['Logo', 'it represents the product'],
  ],
  do: { example: <Avatar name="Mira Okafor" />, because: 'The same name has the same colour everywhere.' },
  dont: { example: <Avatar name="?" />, because: 'Omit the avatar if there is no name.' },
  accessibility: ['It is an image named after the person.', '`isDecorative` prevents the name from being read twice.'],
}
