import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export const guide: Guide = {
  summary: 'A few words about a control, under the pointer or with the focus.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [['Words', 'Dark on light turned around, so that it stands out.']],
  use: ['For the name of an IconButton, which brings its own.'],
  instead: [
    ['Popover', 'people on touch screens need it as well'],
    ['TextField', 'it is help for a field: use its `description`'],
  ],
  do: {
    example: (
      <Tooltip words="Opens in a new tab">
        <Button>Plans</Button>
      </Tooltip>
    ),
    because: 'Good to know, and not needed.',
  },
  dont: {
    example: (
      <Tooltip words="Deleting cannot be undone">
        <Button>Delete</Button>
      </Tooltip>
    ),
    because: 'On a phone nobody would read it.',
  },
  content: ['A few words, without a full stop.'],
  keyboard: [
    ['Tab', 'Shows it with the focus'],
    ['Escape', 'Hides it'],
  ],
  accessibility: ['It describes the control that it belongs to.', 'It waits half a second and stays while it is pointed at.'],
}
