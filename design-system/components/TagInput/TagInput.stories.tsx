import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TagInput } from './TagInput.tsx'

const meta = {
  title: 'Inputs/TagInput',
  component: TagInput,
  args: { label: 'Interests', description: 'Press Enter after each one.', value: ['Sailing', 'Old maps'], onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const handleChange = (next: string[]) => {
      setValue(next)
      args.onChange?.(next)
    }
    return <TagInput {...args} value={value} onChange={handleChange} />
  },
} satisfies Meta<typeof TagInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: [], placeholder: 'Sailing, bread, old maps' } }
export const WithError: Story = { args: { error: 'Ten interests at most' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }

export const FieldHeight: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: ['Sailing'] },
  play: async ({ canvas }) => {
    const control = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--control-height')) * 16
    await canvas.findByRole('row', { name: 'Sailing' })
    const box = canvas.getByRole('textbox', { name: 'Interests' }).parentElement
    await expect(box?.getBoundingClientRect().height).toBe(control)
  },
}

export const EnterAndComma: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Interests' })
    await userEvent.type(input, 'Bread{Enter}Knots,')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Sailing', 'Old maps', 'Bread', 'Knots'])
    await expect(input).toHaveValue('')
    await expect(canvas.getByRole('status')).toHaveTextContent('Knots added')
  },
}

export const Duplicates: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'sailing{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const PastedTags: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Bread, Knots\nTides')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Sailing', 'Old maps', 'Bread', 'Knots', 'Tides'])
  },
}

export const BackspaceKey: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Sailing'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sailing' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
