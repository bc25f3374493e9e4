import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A modal window for a short task.',
  use: ['For tasks that do not need the page behind.'],
  instead: [
    ['ConfirmDialog', 'it confirms an irreversible action'],
    ['Popover', 'the page stays usable'],
    ['Sheet', 'it is a sidebar on a narrow screen'],
  ],
  accessibility: ['Focus is trapped and returns to the trigger on close.', 'The title is the accessible name.'],
}
