import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Message } from '../Message/Message.tsx'
import { SummaryMark } from './SummaryMark.tsx'

const meta = {
  title: 'Patterns/SummaryMark',
  component: SummaryMark,
  args: { children: 'Earlier messages were summarized', onPress: fn() },
} satisfies Meta<typeof SummaryMark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages were summarized' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const BetweenMessages: Story = {
  render: (args) => (
    <>
      <Message role="person" author="You">
        <p>When is the next oil change due?</p>
      </Message>
      <SummaryMark {...args} />
      <Message role="person" author="You">
        <p>And the impeller?</p>
      </Message>
    </>
  ),
}
