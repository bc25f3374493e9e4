import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Composer } from '../Composer/Composer.tsx'
import { ContextMeter } from './ContextMeter.tsx'

const meta = {
  title: 'Patterns/ContextMeter',
  component: ContextMeter,
  args: { tokens: 12_800, windowTokens: 128_000, limitTokens: 96_000, children: <p>12,800 of 128,000 tokens</p> },
} satisfies Meta<typeof ContextMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AboveLimit: Story = { args: { tokens: 102_400 } }

export const AlmostFull: Story = { args: { tokens: 124_160 } }

export const InComposer: Story = {
  render: (args) => <Composer label="Message your private brain" audience="private" onSend={fn()} model={<ContextMeter {...args} />} />,
}

export const Details: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Context: 10% full' }))
    await expect(await screen.findByRole('dialog', { name: 'Context' })).toHaveTextContent('12,800 of 128,000 tokens')
  },
}
