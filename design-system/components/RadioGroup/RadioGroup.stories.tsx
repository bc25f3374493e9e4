import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Selection/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Who may find it',
    value: 'link',
    items: [
      { value: 'nobody', label: 'Only you', description: 'It stays between us.' },
      { value: 'link', label: 'Anyone with the link', description: 'It is not listed anywhere.' },
      { value: 'all', label: 'Everyone', description: 'It can be found by its topics.' },
    ],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const handleChange = (next: string) => {
      setValue(next)
      args.onChange?.(next)
    }
    return <RadioGroup {...args} value={value} onChange={handleChange} />
  },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { value: null, error: 'Choose who may find it' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }

export const ArrowKeys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('all')
    await expect(canvas.getByRole('radio', { name: /Everyone/u })).toBeChecked()
  },
}
