import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

export const guide: Guide = {
  summary: 'A panel beside its trigger, for something short that does not stop the work behind it.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Trigger', 'A Button or an IconButton.'],
    ['Panel', 'At most 24 rem wide.'],
  ],
  use: ['For a source, a short explanation, a few notifications.'],
  instead: [
    ['Tooltip', 'it is a few words'],
    ['Menu', 'it holds actions'],
    ['Dialog', 'it has to be answered'],
  ],
  do: {
    example: (
      <Popover label="Who sees this" renderTrigger={(properties) => <Button {...properties}>Who sees this?</Button>}>
        Anyone with the link.
      </Popover>
    ),
    because: 'The page stays in sight.',
  },
  dont: {
    example: (
      <Popover label="Delete" renderTrigger={(properties) => <Button {...properties}>Delete</Button>}>
        Really delete everything?
      </Popover>
    ),
    because: 'A press elsewhere would be an answer.',
  },
  content: ['A sentence or two.'],
  keyboard: [
    ['Enter, Space', 'Opens it'],
    ['Escape', 'Closes it and returns to the trigger'],
  ],
  accessibility: ['It is a dialog with a name; its trigger tells whether it is open.'],
}
