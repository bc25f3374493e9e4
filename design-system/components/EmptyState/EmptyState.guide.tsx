import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export const guide: Guide = {
  summary: 'Says what will be in an empty place, and gives the first step.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Mark', 'An icon or a VoiceMark.'],
    ['Title', 'What will be here.'],
    ['Words', 'The first step, in a sentence.'],
    ['Action', 'One button that takes it.'],
  ],
  use: ['Where a list or a page has nothing yet.'],
  instead: [
    ['ErrorState', 'it could not be loaded'],
    ['StatusLine', 'a search found nothing; keep the search in sight'],
  ],
  do: {
    example: (
      <EmptyState size="small" title="Your trips will appear here" action={<Button variant="primary">Write the first one</Button>}>
        Each with what was worth remembering.
      </EmptyState>
    ),
    because: 'It promises and begins.',
  },
  dont: { example: <EmptyState size="small" title="No data" />, because: 'It says what is missing and leaves the person there.' },
  content: ['“Your … will appear here”.', 'One action, whose words are the first step.'],
  keyboard: [['Enter, Space', 'On its action']],
  accessibility: ['The title is a heading; choose its level by the outline of the page.'],
}
