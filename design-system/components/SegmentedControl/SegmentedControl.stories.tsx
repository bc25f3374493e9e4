import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  title: 'Selection/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'Period',
    value: '30',
    items: [
      { value: '7', label: '7 days' },
      { value: '30', label: '30 days' },
      { value: '90', label: '90 days' },
    ],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const handleChange = (next: string) => {
      setValue(next)
      args.onChange?.(next)
    }
    return <SegmentedControl {...args} value={value} onChange={handleChange} />
  },
} satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcons: Story = {
  args: {
    label: 'Layout',
    value: 'list',
    items: [
      { value: 'list', label: 'List', icon: List },
      { value: 'cards', label: 'Cards', icon: LayoutGrid },
    ],
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }

export const KeyboardSelection: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
  },
}
