import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LiveRegion } from './LiveRegion.tsx'

const meta = {
  title: 'Feedback/LiveRegion',
  component: LiveRegion,
  args: { children: 'The answer is complete' },
  render: (args) => (
    <>
      <p>Screen readers announce: “{args.children}”</p>
      <LiveRegion {...args} />
    </>
  ),
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The answer is complete')
  },
}

export const Assertive: Story = {
  args: { isAssertive: true, children: 'The answer could not be written' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The answer could not be written')
  },
}
