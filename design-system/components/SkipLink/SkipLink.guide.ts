import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A link that skips repeated navigation.',
  use: ['Once, as the first element of a page with navigation.'],
  instead: [['Link', 'it is always visible']],
  accessibility: ['It appears on focus. The target must be focusable (`tabIndex={-1}`).'],
}
