import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The layout of the signed-in application: sidebar, top bar and content.',
  use: ['Once, around all signed-in screens.'],
  instead: [['PageColumn', 'the page is public or standalone']],
  accessibility: [
    'Sidebar, top bar and content are landmarks.',
    'On narrow screens, Escape or navigation closes the sidebar and returns focus to its button.',
  ],
}
