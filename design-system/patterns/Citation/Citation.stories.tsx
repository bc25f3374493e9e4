import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Citation, CitationPlaceholder } from './Citation.tsx'

const meta = {
  title: 'Patterns/Citation',
  component: Citation,
  args: {
    number: 1,
    title: 'Winter berth',
    href: '#winter-berth',
    children: 'From October the boat lies at Långedrag, pier C. Jonas holds the second key.',
  },
  render: (args) => (
    <p>
      The boat is at Långedrag. <Citation {...args} />
    </p>
  ),
} satisfies Meta<typeof Citation>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  render: ({ number }) => (
    <p>
      The boat is at Långedrag. <CitationPlaceholder number={number} />
    </p>
  ),
}

export const OpenPassage: Story = {
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source 1' }))
    const card = await screen.findByRole('dialog', { name: 'Source 1: Winter berth' })
    await expect(card).toHaveTextContent('Jonas holds the second key')
  },
}
