import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Settings, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx'

const handleLogout = fn()

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  args: {
    defaultOpen: true,
    trigger: <Button>Account</Button>,
    children: (
      <>
        <MenuSection title="mira@example.org">
          <MenuItem icon={Settings} href="#settings">
            Settings
          </MenuItem>
          <MenuItem icon={LogOut} onAction={handleLogout}>
            Logout
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDangerous>
          Delete account
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Typeahead: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    handleLogout.mockClear()
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await userEvent.keyboard('log{Enter}')
    await expect(handleLogout).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
