import type { Guide } from '../../docs/guide/guide.ts'
import { Prose } from './Prose.tsx'

export const guide: Guide = {
  summary: 'Styles for running text, such as rendered Markdown.',
  use: ['For answers, stories and legal texts.'],
  instead: [
    ['Heading', 'it names a page or section'],
    ['CodeBlock', 'the code should be copied'],
    ['List', 'the items are objects'],
  ],
  do: {
    example: (
      <Prose>
        <p>
          From October the boat lies at <strong>pier C</strong>.
        </p>
      </Prose>
    ),
    because: 'Short lines and little emphasis.',
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
    because: 'Excessive headings and bold text are hard to read.',
  },
  accessibility: ['Text has a contrast of at least 7:1.', 'Tables and code scroll in focusable regions.'],
}
