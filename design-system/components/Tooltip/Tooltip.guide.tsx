import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export const guide: Guide = {
  summary: 'A short hint on hover and focus.',
  use: ['For the name of an IconButton, which includes one.'],
  instead: [
    ['Popover', 'touch users need it'],
    ['TextField', 'it is help for a field, so use `description`'],
  ],
  do: {
    example: (
      <Tooltip words="Opens in a new tab">
        <Button>Plans</Button>
      </Tooltip>
    ),
    because: 'It is helpful but not essential.',
  },
  dont: {
    example: (
      <Tooltip words="Deleting cannot be undone">
        <Button>Delete</Button>
      </Tooltip>
    ),
    because: 'Touch users would miss it.',
  },
  accessibility: ['It describes its control. Escape hides it.', 'It appears after half a second and stays while hovered.'],
}
