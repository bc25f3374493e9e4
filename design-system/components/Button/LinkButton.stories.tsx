import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from './Button.tsx'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#pricing', children: 'See the plans' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#pricing')
  },
}
export const Primary: Story = { args: { variant: 'primary', size: 'large' } }
