import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Selection/Checkbox',
  component: Checkbox,
  args: { children: 'Stay signed in' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = { args: { defaultSelected: true } }
export const Indeterminate: Story = { args: { isIndeterminate: true, children: 'All conversations' } }
export const Disabled: Story = { args: { isDisabled: true } }

export const KeyboardToggle: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Stay signed in' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}
