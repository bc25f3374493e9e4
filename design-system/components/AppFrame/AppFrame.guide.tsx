import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'The frame of a signed-in application: sidebar, bar at the top, content.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['SkipLink', 'First stop of the Tab key.'],
    ['Sidebar', 'A column, or a Sheet below 720 pixels.'],
    ['Bar', 'The button of the sidebar, and what the screen puts there.'],
    ['Notice', 'A Banner about the whole account.'],
    ['Content', 'Scrolls by itself.'],
  ],
  use: ['Once, around all screens of somebody who is signed in.'],
  instead: [['PageColumn', 'the page is public or stands alone']],
  do: {
    example: <p>Sidebar, bar, content: see the stories below.</p>,
    because: 'It fills the window, so it is shown in frames of its own.',
  },
  dont: { example: <p>An AppFrame inside another one.</p>, because: 'Two bars and two scrolling parts fight for the same keys.' },
  content: ['The bar names where the person is.'],
  keyboard: [
    ['Tab', 'First to “Skip to content”'],
    ['Escape', 'Closes the sidebar on narrow screens'],
  ],
  accessibility: ['Sidebar, bar and content are landmarks.', 'The sheet closes when the place changes, and focus returns to its button.'],
}
