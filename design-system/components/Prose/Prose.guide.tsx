import type { Guide } from '../../docs/guide/guide.ts'
import { Prose } from './Prose.tsx'

export const guide: Guide = {
  summary: 'Sets running text made of plain HTML elements, such as rendered Markdown.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Text', 'Headings, paragraphs, lists, tables, quotations, code.'],
    ['Caret', 'After the last word while the text is being written.'],
  ],
  use: ['For answers, stories and legal texts.'],
  instead: [
    ['Heading', 'a page or a part of it is named'],
    ['CodeBlock', 'code is to be copied'],
    ['List', 'the items are things of the product, not sentences'],
  ],
  do: {
    example: (
      <Prose>
        <p>
          From October the boat lies at <strong>pier C</strong>.
        </p>
      </Prose>
    ),
    because: 'Lines stay within 44 rem, and emphasis is rare.',
  },
  dont: {
    example: (
      <Prose>
        <h2>Answer</h2>
        <p>
          <strong>From October</strong> the <strong>boat</strong> lies at <strong>pier C</strong>.
        </p>
      </Prose>
    ),
    because: 'A heading over one sentence and three bold words make it harder to read.',
  },
  content: ['Sentence case in headings.', 'Links say where they lead.'],
  keyboard: [['Tab', 'Moves through links and code that scrolls']],
  accessibility: ['Contrast of the text is at least 7 to 1.', 'Tables and code scroll inside their own frame, which can be focused.'],
}
