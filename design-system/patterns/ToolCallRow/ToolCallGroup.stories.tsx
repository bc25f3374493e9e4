import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Bookmark, Search } from 'lucide-react'
import { expect } from 'storybook/test'
import { ToolCallGroup, ToolCallRow } from './ToolCallRow.tsx'

const meta = {
  title: 'Patterns/ToolCallGroup',
  component: ToolCallGroup,
  args: {
    children: 'Looked in 3 places',
    status: 'completed',
    calls: (
      <>
        <ToolCallRow icon={Search} status="completed" duration={340} input="boat winter key" output="2 passages">
          Searched notes, stories and documents
        </ToolCallRow>
        <ToolCallRow icon={Search} status="completed" duration={120} input="boat" output="Nothing found">
          Searched memories
        </ToolCallRow>
        <ToolCallRow icon={BookOpen} status="completed" duration={80} output="Boat: Elida">
          Read your profile
        </ToolCallRow>
      </>
    ),
  },
} satisfies Meta<typeof ToolCallGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Searched memories/ })).toBeVisible()
  },
}

export const Running: Story = {
  args: {
    defaultOpen: true,
    children: 'Looking in 2 places',
    status: 'running',
    calls: (
      <>
        <ToolCallRow icon={Search} status="completed" duration={340}>
          Searched notes, stories and documents
        </ToolCallRow>
        <ToolCallRow icon={Search} status="running">
          Searching what you’ve told me
        </ToolCallRow>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Running...')).toHaveLength(2)
  },
}

export const Failed: Story = {
  args: {
    defaultOpen: true,
    children: 'Took 2 steps',
    status: 'failed',
    calls: (
      <>
        <ToolCallRow icon={Search} status="failed" output="The search took too long.">
          Searched notes, stories and documents
        </ToolCallRow>
        <ToolCallRow icon={Bookmark} status="completed" duration={40}>
          Remembered: the boat key hangs by the door
        </ToolCallRow>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Failed')).toHaveLength(2)
  },
}
