import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A person’s picture, or their initials on a color derived from the name.',
  use: ['Next to the name of a person or twin.'],
  instead: [
    ['Icon', 'it represents a thing'],
    ['Logo', 'it represents the product'],
  ],
  accessibility: ['It is an image named after the person.', '`isDecorative` prevents the name from being read twice.'],
}
