import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A vertical list of similar items.',
  use: ['For items that are opened or changed individually.'],
  instead: [
    ['Table', 'items are compared by several values'],
    ['Prose', 'the items are sentences'],
  ],
  accessibility: ['Screen readers announce the number of items.', 'Name the list with a heading or `label`.'],
}
