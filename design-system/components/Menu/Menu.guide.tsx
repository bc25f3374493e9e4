import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuItem } from './Menu.tsx'

export const guide: Guide = {
  summary: 'A list of actions behind a button.',
  use: ['For the account, and rows with more than three actions.'],
  instead: [
    ['Select', 'it sets a value'],
    ['Toolbar', 'actions apply to several items'],
    ['Popover', 'it holds other content'],
  ],
  do: {
    example: (
      <Menu trigger={<Button>Account</Button>}>
        <MenuItem>Settings</MenuItem>
      </Menu>
    ),
    because: 'The trigger names the subject of the actions.',
  },
  dont: {
    example: (
      <Menu trigger={<Button>More</Button>}>
        <MenuItem>Delete</MenuItem>
      </Menu>
    ),
    because: 'A single action needs no menu.',
  },
  accessibility: ['Focus returns to the trigger on close.', 'Sections are named groups.'],
}
