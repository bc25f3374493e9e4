import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    label: 'Navigation',
    trigger: <Button>Open navigation</Button>,
    children: <Button variant="quiet">New Chat</Button>,
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WithTitle: Story = {
  args: { isTitled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const sheet = await screen.findByRole('dialog', { name: 'Navigation' })
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
