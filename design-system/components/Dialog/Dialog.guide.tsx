import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'

export const guide: Guide = {
  summary: 'A modal window for a short task.',
  use: ['For tasks that do not need the page behind.'],
  instead: [
    ['ConfirmDialog', 'it confirms an irreversible action'],
    ['Popover', 'the page stays usable'],
    ['Sheet', 'it is a sidebar on a narrow screen'],
  ],
  do: {
    example: (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Save</Button>
      </span>
    ),
    because: 'The last button acts; the first cancels.',
  },
  dont: {
    example: (
      <span style={{ display: 'flex', gap: 8 }}>
        <Button variant="primary">Save</Button>
        <Button variant="primary">Save and close</Button>
      </span>
    ),
    because: 'There are two ways to proceed and none to leave.',
  },
  accessibility: ['Focus is trapped and returns to the trigger on close.', 'The title is the accessible name.'],
}
