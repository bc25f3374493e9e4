import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Styles for running text, such as rendered Markdown.',
  use: ['For answers, stories and legal texts.'],
  instead: [
    ['Heading', 'it names a page or section'],
    ['CodeBlock', 'the code should be copied'],
    ['List', 'the items are objects'],
  ],
  accessibility: ['Text has a contrast of at least 7:1.', 'Tables and code scroll in focusable regions.'],
}
