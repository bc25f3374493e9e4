import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Toolbar } from './FilterBar.tsx'

export const guide: Guide = {
  summary: 'Actions for selected items.',
  use: ['Above a table or list while items are selected.'],
  instead: [
    ['FilterBar', 'it filters the list'],
    ['Menu', 'the actions apply to one item'],
  ],
  do: {
    example: (
      <Toolbar label="Chosen conversations" words="3 selected">
        <Button>Delete</Button>
      </Toolbar>
    ),
    because: 'It shows how many items are affected.',
  },
  dont: {
    example: (
      <Toolbar label="Toolbar">
        <Button>Delete</Button>
      </Toolbar>
    ),
    because: 'It does not say what will be deleted.',
  },
  accessibility: ['Arrow keys move between buttons.', 'The selection count is announced.'],
}
