import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Rows to compare, shown as blocks in narrow containers.',
  use: ['For items that are compared or selected.'],
  instead: [
    ['List', 'items are independent'],
    ['DescriptionList', 'there is only one item'],
  ],
  accessibility: ['It is a named grid with row headers. Arrow keys move, Space selects, Enter opens.'],
}
