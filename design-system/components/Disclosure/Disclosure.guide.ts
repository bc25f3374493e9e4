import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A section that expands to show details.',
  use: ['For FAQs and optional details.'],
  instead: [
    ['Tabs', 'the sections are equally important'],
    ['Popover', 'it should not shift the content below'],
    ['Dialog', 'it asks for input'],
  ],
  accessibility: ['The title is a heading with a button that has `aria-expanded`.'],
}
