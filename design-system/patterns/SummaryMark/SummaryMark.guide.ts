import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The place in a conversation before which messages were summarized.',
  use: ['Between two messages. Pressing it opens the summary.'],
  instead: [['Banner', 'the user has to act']],
  accessibility: ['The text is the name of a button; the lines are decoration.'],
}
