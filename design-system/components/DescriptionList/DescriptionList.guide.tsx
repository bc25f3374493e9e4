import type { Guide } from '../../docs/guide/guide.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const guide: Guide = {
  summary: 'A list of terms and details about one subject.',
  use: ['For facts about one item, such as a session or file.'],
  instead: [
    ['Table', 'several items are compared'],
    ['Stat', 'figures should stand out'],
  ],
  do: {
    example: <DescriptionList items={[{ term: 'Device', details: 'Firefox on Linux' }]} />,
    because: 'Terms are nouns; unknown facts are omitted.',
  },
  dont: {
    example: <DescriptionList items={[{ term: 'The device that was used:', details: 'n/a' }]} />,
    because: 'The term is wordy, and the fact is unknown.',
  },
  accessibility: ['It is a dl, so screen readers pair terms and details.'],
}
