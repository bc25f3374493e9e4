import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bookmark, Search } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { ToolCallRow } from './ToolCallRow.tsx'

const meta = {
  title: 'Patterns/ToolCallRow',
  component: ToolCallRow,
  args: {
    children: 'Searched your notes',
    icon: Search,
    status: 'completed',
    duration: 340,
    input: '{ "query": "boat winter key" }',
    output: '2 passages',
  },
} satisfies Meta<typeof ToolCallRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const RunningCall: Story = {
  args: { children: 'Searching your notes', status: 'running', duration: null, output: undefined },
}
export const Failed: Story = {
  args: { status: 'failed', output: 'The search took too long.' },
}

export const StoppedCall: Story = {
  args: { status: 'stopped', duration: null, output: undefined },
}

export const WithAction: Story = {
  args: { children: 'Remembered: the boat key hangs by the door', icon: Bookmark, action: <Button variant="quiet">Undo</Button> },
}

export const Open: Story = { args: { defaultOpen: true } }

export const ExpandedDetails: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: /Searched your notes/ })
    await expect(line).toHaveTextContent('340 ms')
    await userEvent.click(line)
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('{ "query": "boat winter key" }')).toBeVisible()
  },
}
