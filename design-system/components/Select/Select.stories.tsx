import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Select } from './Select.tsx'

const meta = {
  title: 'Selection/Select',
  component: Select<string>,
  args: {
    label: 'Theme',
    value: 'system',
    items: [
      { value: 'system', label: 'Like the system' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const handleChange = (next: string) => {
      setValue(next)
      args.onChange?.(next)
    }
    return <Select {...args} value={value} onChange={handleChange} />
  },
} satisfies Meta<typeof Select<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Placeholder: Story = { args: { value: null } }
export const WithError: Story = { args: { value: null, error: 'Choose a theme' } }

export const KeyboardSelection: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('dark{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('dark')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Dark'))
  },
}
