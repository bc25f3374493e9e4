import type { Guide } from '../../docs/guide/guide.ts'
import { Disclosure } from './Disclosure.tsx'

export const guide: Guide = {
  summary: 'What not everybody needs, behind a line that opens.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Line', 'What is inside, in words, with an arrow.'],
    ['Panel', 'Opens below it.'],
  ],
  use: ['For questions and answers, and for details.', 'In an Accordion one is open at a time.'],
  instead: [
    ['Tabs', 'the parts are of equal weight'],
    ['Popover', 'it should not move what is below'],
    ['Dialog', 'it asks for something'],
  ],
  do: {
    example: <Disclosure title="What happens to my files?">They stay where they are until you delete them.</Disclosure>,
    because: 'The line says what is inside.',
  },
  dont: { example: <Disclosure title="More">Your plan ends tomorrow.</Disclosure>, because: 'What everybody needs to know is not hidden.' },
  content: ['A question or a noun, in sentence case.'],
  keyboard: [['Enter, Space', 'Opens and closes it']],
  accessibility: ['The line is a button in a heading, and says whether it is open.'],
}
