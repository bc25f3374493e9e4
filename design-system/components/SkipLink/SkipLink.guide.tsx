import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A link that skips repeated navigation.',
  use: ['Once, as the first element of a page with navigation.'],
  instead: [['Link', 'it is always visible']],
  do: { example: <p>Press Tab on a fresh page: “Skip to content” appears.</p>, because: 'It comes first in the tab order.' },
  dont: { example: <p>A skip link behind the logo and the sidebar.</p>, because: 'Placed here, it skips nothing.' },
  accessibility: ['It appears on focus. The target must be focusable (`tabIndex={-1}`).'],
}
