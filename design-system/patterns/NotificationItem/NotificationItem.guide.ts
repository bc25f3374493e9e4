import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A notification about a past event.',
  use: ['In the list behind the bell.'],
  instead: [['Banner', 'it concerns the current task']],
  accessibility: ['Each notification is an article.', 'New and urgent are words, not only colors.'],
}
