import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'

export const guide: Guide = {
  summary: 'A modal: stops the work behind it until it is answered.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Title', 'What it is for.'],
    ['Close', 'A cross.'],
    ['Body', 'Scrolls where it is longer than the screen.'],
    ['Actions', 'The one that does something last.'],
  ],
  use: ['For a task that is short and needs no look at the page behind it.'],
  instead: [
    ['ConfirmDialog', 'it asks before something final'],
    ['Popover', 'the page behind stays in use'],
    ['Sheet', 'it is a sidebar on a narrow screen'],
  ],
  do: {
    example: (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Save</Button>
      </span>
    ),
    because: 'The last button does it; the first leaves all as it was.',
  },
  dont: {
    example: (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button variant="primary">Save</Button>
        <Button variant="primary">Save and close</Button>
      </span>
    ),
    because: 'Two ways to do the same, and none to leave.',
  },
  content: ['The title is what the button that opened it said.'],
  keyboard: [
    ['Tab', 'Moves within the dialog'],
    ['Escape', 'Closes it'],
  ],
  accessibility: ['Focus stays inside and returns to the opener.', 'The title is its name.'],
}
