import type { Meta, StoryObj } from '@storybook/react-vite'
import { Compass, Sprout, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { IconButton } from '../Button/Button.tsx'
import { NavItem, type NavItemProps } from './NavItem.tsx'

const meta = {
  title: 'Navigation/NavItem',
  component: NavItem,
  args: { children: 'Discover', href: '#discover', icon: Compass } as NavItemProps,
} satisfies Meta<typeof NavItem>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Current: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}

export const WithBadge: Story = {
  args: { children: 'Profile Pal', icon: Sprout, badge: <Badge tone="accent">New</Badge> },
}

const handleDelete = fn()

export const KeyboardAction: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: 'Where the boat is moored in winter and who holds the second key',
    icon: undefined,
    action: <IconButton icon={Trash2} label="Delete" onPress={handleDelete} />,
  },
  play: async ({ canvas, userEvent }) => {
    handleDelete.mockClear()
    const [forwards, back] = document.documentElement.dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    await userEvent.keyboard(forwards)
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(handleDelete).toHaveBeenCalledOnce()
    await userEvent.keyboard(back)
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(handleDelete).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Delete' })).not.toHaveFocus()
  },
}
