import type { Guide } from '../../docs/guide/guide.ts'
import { Disclosure } from './Disclosure.tsx'

export const guide: Guide = {
  summary: 'A section that expands to show details.',
  use: ['For FAQs and optional details.', 'Use an Accordion to keep one section open at a time.'],
  instead: [
    ['Tabs', 'the sections are equally important'],
    ['Popover', 'it should not shift the content below'],
    ['Dialog', 'it asks for input'],
  ],
  do: {
    example: <Disclosure title="What happens to my files?">They stay where they are until you delete them.</Disclosure>,
    because: 'The title describes the content.',
  },
  dont: { example: <Disclosure title="More">Your plan ends tomorrow.</Disclosure>, because: 'Important information must be visible.' },
  accessibility: ['The title is a heading with a button that has `aria-expanded`.'],
}
