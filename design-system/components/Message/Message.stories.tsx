import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, RotateCcw } from 'lucide-react'
import { expect } from 'storybook/test'
import { IconButton } from '../Button/Button.tsx'
import { Message } from './Message.tsx'

const meta = {
  title: 'Patterns/Message',
  component: Message,
  args: {
    role: 'assistant',
    author: 'Assistant',
    children: 'The boat is moored at Långedrag from October. Jonas holds the second key.',
  },
} satisfies Meta<typeof Message>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PersonMessage: Story = {
  args: { role: 'person', author: 'You', children: 'Where is the boat in winter,\nand who has the second key?' },
}

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <IconButton icon={Copy} label="Copy" />
        <IconButton icon={RotateCcw} label="Retry" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/^Assistant:/)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
  },
}
