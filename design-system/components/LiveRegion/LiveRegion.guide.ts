import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A visually hidden announcement for screen readers.',
  use: ['For results that are only visible, such as a removed row.'],
  instead: [
    ['StatusLine', 'the text is visible too'],
    ['Banner', 'the message should stay'],
  ],
  accessibility: ['Announcements are polite unless `isAssertive`, which is for errors only.'],
}
