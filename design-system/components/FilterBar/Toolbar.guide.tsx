import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Toolbar } from './FilterBar.tsx'

export const guide: Guide = {
  summary: 'What can be done with the chosen things, in one line.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Words', 'How many are chosen.'],
    ['Buttons', 'What can be done with them.'],
  ],
  use: ['Above a Table or List, while something is chosen.'],
  instead: [
    ['FilterBar', 'it decides what is shown'],
    ['Menu', 'the actions concern one thing'],
  ],
  do: {
    example: (
      <Toolbar label="Chosen conversations" words="3 selected">
        <Button>Delete</Button>
      </Toolbar>
    ),
    because: 'It says how many will be touched.',
  },
  dont: {
    example: (
      <Toolbar label="Toolbar">
        <Button>Delete</Button>
      </Toolbar>
    ),
    because: 'Delete what, and how many?',
  },
  content: ['“3 selected”.'],
  keyboard: [
    ['Tab', 'Enters and leaves the toolbar'],
    ['Arrow keys', 'Move between the buttons'],
  ],
  accessibility: ['The count is announced as it changes.'],
}
