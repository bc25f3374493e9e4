import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Triggers an action.',
  use: ['For changes. At most one primary button per view.', '`danger` for actions that cannot be undone.'],
  instead: [
    ['LinkButton', 'it leads to another page'],
    ['IconButton', 'a well-known icon is enough and space is short'],
    ['ToggleButton', 'it stays pressed'],
    ['Menu', 'one item has several actions'],
  ],
  accessibility: [
    'Pending buttons keep focus and ignore presses.',
    'Explain disabled buttons nearby.',
    'The touch target is at least 44 pixels high.',
  ],
}
