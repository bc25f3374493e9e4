import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Sheet } from './Sheet.tsx'

export const guide: Guide = {
  summary: 'Slides over the page from its start edge.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Scrim', 'A press on it closes the sheet.'],
    ['Header', 'Title and cross, where it `isTitled`.'],
    ['Panel', 'At most 20 rem wide; scrolls by itself.'],
  ],
  use: ['For the sidebar on narrow screens, and for filters that fill one.'],
  instead: [
    ['Dialog', 'it asks for something'],
    ['Popover', 'it is small and belongs to its trigger'],
  ],
  do: {
    example: (
      <Sheet label="Places" isTitled trigger={<Button>Show places</Button>}>
        Chat, Knowledge, Discover
      </Sheet>
    ),
    because: 'A title says what slid in, and a cross how it goes.',
  },
  dont: { example: <p>A sheet with a form and two buttons.</p>, because: 'A press beside it would lose what was typed.' },
  content: ['The title is a noun.'],
  keyboard: [['Escape', 'Closes it']],
  accessibility: ['Focus stays inside and returns to the opener.', 'From right to left it comes from the right.'],
}
