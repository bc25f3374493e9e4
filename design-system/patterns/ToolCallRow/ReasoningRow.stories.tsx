import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReasoningRow } from './ToolCallRow.tsx'

const meta = {
  title: 'Patterns/ReasoningRow',
  component: ReasoningRow,
  args: { children: 'Thought for 4 seconds', text: 'The key hung by the door last year.\nSo it is probably still there.' },
} satisfies Meta<typeof ReasoningRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

export const ExpandedReasoning: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thought for 4 seconds' }))
    await expect(canvas.getByText(/The key hung by the door/)).toBeVisible()
  },
}
