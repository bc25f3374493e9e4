import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

export const guide: Guide = {
  summary: 'A non-modal panel next to its trigger.',
  use: ['For sources, short explanations or a few notifications.'],
  instead: [
    ['Tooltip', 'it has a few words'],
    ['Menu', 'it holds actions'],
    ['Dialog', 'it requires an answer'],
  ],
  do: {
    example: (
      <Popover label="Who sees this" renderTrigger={(properties) => <Button {...properties}>Who sees this?</Button>}>
        Anyone with the link.
      </Popover>
    ),
    because: 'The page stays visible.',
  },
  dont: {
    example: (
      <Popover label="Delete" renderTrigger={(properties) => <Button {...properties}>Delete</Button>}>
        Really delete everything?
      </Popover>
    ),
    because: 'An accidental outside press would answer the question.',
  },
  accessibility: ['It is a named dialog. Escape closes it and returns focus to the trigger.'],
}
