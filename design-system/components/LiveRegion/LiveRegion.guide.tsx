import type { Guide } from '../../docs/guide/guide.ts'
import { LiveRegion } from './LiveRegion.tsx'

export const guide: Guide = {
  summary: 'Tells a screen reader what the eye has already seen.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Words', 'Out of sight; announced whenever they change.']],
  use: ['For outcomes that are shown by a look alone: an icon that turned into a tick, a row that went away.'],
  instead: [
    ['StatusLine', 'the words are to be seen as well'],
    ['Banner', 'the message is to stay'],
  ],
  do: {
    example: (
      <p>
        Copied <LiveRegion>Copied</LiveRegion>
      </p>
    ),
    because: 'It stays mounted and its words change.',
  },
  dont: {
    example: (
      <p>
        Saved at 14:05:01<LiveRegion isAssertive>Saved at 14:05:01</LiveRegion>
      </p>
    ),
    because: 'It would interrupt every second.',
  },
  content: ['As short as the look: “Copied”, “Honey removed”.'],
  keyboard: [],
  accessibility: ['Polite unless `isAssertive`, which is for errors only.'],
}
