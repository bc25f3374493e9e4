import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, MessageCircle } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { NavItem } from '../NavItem/NavItem.tsx'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    label: 'Navigation',
    trigger: <Button>Open navigation</Button>,
    defaultOpen: true,
    children: (
      <nav aria-label="Pages">
        <NavItem href="#chat" icon={MessageCircle} isCurrent>
          New Chat
        </NavItem>
        <NavItem href="#knowledge" icon={BookOpen}>
          Knowledge
        </NavItem>
      </nav>
    ),
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EndSide: Story = { args: { side: 'end' } }

export const EscapeKey: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
