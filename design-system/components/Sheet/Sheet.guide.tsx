import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Sheet } from './Sheet.tsx'

export const guide: Guide = {
  summary: 'A panel that slides in from the start edge.',
  use: ['For the sidebar or filters on narrow screens.'],
  instead: [
    ['Dialog', 'it asks for input'],
    ['Popover', 'it is small and belongs to its trigger'],
  ],
  do: {
    example: (
      <Sheet label="Places" isTitled trigger={<Button>Show places</Button>}>
        Chat, Knowledge, Discover
      </Sheet>
    ),
    because: 'It has a title and a close button.',
  },
  dont: { example: <p>A sheet with a form and two buttons.</p>, because: 'An outside press would discard the form.' },
  accessibility: ['Focus is trapped and returns to the trigger on close.'],
}
