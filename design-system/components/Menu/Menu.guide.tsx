import type { Guide } from '../../docs/guide/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuItem } from './Menu.tsx'

export const guide: Guide = {
  summary: 'Several actions for one thing, behind a button.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Trigger', 'A Button or an IconButton; it names the menu.'],
    ['Sections', 'Items under a line of text.'],
    ['Items', 'Icon and words; dangerous ones last and in red.'],
    ['Separators', 'Between groups.'],
  ],
  use: ['For the account, and for rows with more than three actions.'],
  instead: [
    ['Select', 'a value is chosen'],
    ['Toolbar', 'the actions concern several things'],
    ['Popover', 'it holds anything but actions'],
  ],
  do: {
    example: (
      <Menu trigger={<Button>Account</Button>}>
        <MenuItem>Settings</MenuItem>
      </Menu>
    ),
    because: 'The trigger names what the actions are for.',
  },
  dont: {
    example: (
      <Menu trigger={<Button>More</Button>}>
        <MenuItem>Delete</MenuItem>
      </Menu>
    ),
    because: 'One action needs no menu.',
  },
  content: ['Items are verbs, or names of places.'],
  keyboard: [
    ['Enter, Space, arrow down', 'Opens it'],
    ['Arrow keys, letters', 'Move in it'],
    ['Enter', 'Does it'],
    ['Escape', 'Closes it'],
  ],
  accessibility: ['Focus returns to the trigger.', 'Sections are groups with names.'],
}
