import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from './Button.tsx'

export const guide: Guide = {
  summary: 'Triggers an action.',
  use: ['For changes. At most one primary button per view.', '`danger` for actions that cannot be undone.'],
  instead: [
    ['LinkButton', 'it leads to another page'],
    ['IconButton', 'a well-known icon is enough and space is short'],
    ['ToggleButton', 'it stays pressed'],
    ['Menu', 'one item has several actions'],
  ],
  do: { example: <Button variant="primary">Save changes</Button>, because: 'The label names the action.' },
  dont: { example: <Button variant="primary">OK</Button>, because: '“OK” to what?' },
  accessibility: [
    'Pending buttons keep focus and ignore presses.',
    'Explain disabled buttons nearby.',
    'The touch target is at least 44 pixels high.',
  ],
}
