import type { Guide } from '../../docs/guide/guide.ts'
import { LiveRegion } from './LiveRegion.tsx'

export const guide: Guide = {
  summary: 'A visually hidden announcement for screen readers.',
  use: ['For results that are only visible, such as a removed row.'],
  instead: [
    ['StatusLine', 'the text is visible too'],
    ['Banner', 'the message should stay'],
  ],
  do: {
    example: (
      <p>
        Copied <LiveRegion>Copied</LiveRegion>
      </p>
    ),
    because: 'It stays mounted while its text changes.',
  },
  dont: {
    example: (
      <p>
        Saved at 14:05:01<LiveRegion isAssertive>Saved at 14:05:01</LiveRegion>
      </p>
    ),
    because: 'It would interrupt every second.',
  },
  accessibility: ['Announcements are polite unless `isAssertive`, which is for errors only.'],
}
