import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: { title: 'What happens to my files?', children: 'They stay where they are until you delete them.' },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }

export const ExpandedPanel: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What happens to my files?' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(canvas.getByText('They stay where they are until you delete them.')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...ExpandedPanel, tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }
