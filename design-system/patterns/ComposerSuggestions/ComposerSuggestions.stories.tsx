import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, Folder } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { ComposerSuggestions } from './ComposerSuggestions.tsx'

const meta = {
  title: 'Patterns/ComposerSuggestions',
  component: ComposerSuggestions,
  args: {
    id: 'suggestions',
    label: 'Templates',
    activeIndex: 0,
    onChoose: fn(),
    suggestions: [
      { id: '1', label: 'Weekly review', detail: 'What did I learn about {{topic}} this week?' },
      { id: '2', label: 'Letter', detail: 'Write a short letter to {{name}} about {{topic}}.' },
      { id: '3', label: 'Packing list' },
    ],
  },
} satisfies Meta<typeof ComposerSuggestions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithIcons: Story = {
  args: {
    suggestions: [
      { id: '1', label: 'Mooring contract', detail: 'Document', icon: FileText },
      { id: '2', label: 'Winter refit', detail: 'Project', icon: Folder },
    ],
  },
}

export const Long: Story = {
  args: {
    activeIndex: 11,
    suggestions: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `Question ${index + 1} about engines, sails and everything else on board`,
      detail: 'When is the next oil change due, and which filter does the engine need? Answer from the manual.',
    })),
  },
}

export const Choosing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Letter/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(1)
    await expect(canvas.getByRole('option', { name: /Weekly review/ })).toHaveAttribute('aria-selected', 'true')
  },
}
