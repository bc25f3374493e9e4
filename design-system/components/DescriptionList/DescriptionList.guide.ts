import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A list of terms and details about one subject.',
  use: ['For facts about one item, such as a session or file.'],
  instead: [
    ['Table', 'several items are compared'],
    ['Stat', 'figures should stand out'],
  ],
  accessibility: ['It is a dl, so screen readers pair terms and details.'],
}
