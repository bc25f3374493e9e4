import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Knowledge',
    items: [
      { id: 'notes', label: 'Notes', content: <p>What you wrote down.</p> },
      { id: 'documents', label: 'Documents', content: <p>What you uploaded.</p> },
      { id: 'memories', label: 'Memories', content: <p>What was kept from your chats.</p> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ArrowKeys: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const [notes, documents] = [await canvas.findByRole('tab', { name: 'Notes' }), canvas.getByRole('tab', { name: 'Documents' })]
    await userEvent.tab()
    await expect(notes).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(documents).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('What you uploaded.'))
    await expect(args.onChange).toHaveBeenLastCalledWith('documents')
  },
}

export const Overflow: Story = {
  args: { value: 'memories' },
  decorators: [(Tabs) => <div style={{ inlineSize: '10rem' }}>{Tabs()}</div>],
  play: async ({ canvas }) => {
    const room = (await canvas.findByRole('tablist')).getBoundingClientRect()
    const tab = canvas.getByRole('tab', { name: 'Memories' }).getBoundingClientRect()
    // Scroll positions are whole pixels.
    await expect(tab.left).toBeGreaterThan(room.left - 2)
    await expect(tab.right).toBeLessThan(room.right + 2)
    await waitFor(() => expect(canvas.getByRole('tablist')).toHaveAttribute('data-more', 'start'))
  },
}
