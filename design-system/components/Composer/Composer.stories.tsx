import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createEvent, expect, fireEvent, fn } from 'storybook/test'
import { Composer } from './Composer.tsx'

const meta = {
  title: 'Patterns/Composer',
  component: Composer,
  args: {
    label: 'Message your private brain',
    voice: 'private',
    value: '',
    onChange: fn(),
    onSend: fn(),
    onStop: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <Composer {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Composer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Public: Story = {
  args: { voice: 'public', label: 'Message Mira’s twin' },
  globals: { voice: 'public' },
}
export const Disabled: Story = { args: { isDisabled: true, notice: 'This conversation was closed.' } }

export const EnterKey: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Message your private brain' })
    await expect(input).toHaveAccessibleDescription('Only you')
    await userEvent.type(input, 'First line{Shift>}{Enter}{/Shift}second line')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('First line\nsecond line')
  },
}

export const EnterDuringIme: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'こんにち' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await fireEvent(input, createEvent.keyDown(input, { key: 'Enter', isComposing: true }))
    await fireEvent(input, createEvent.keyDown(input, { key: 'Enter', keyCode: 229 }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const EmptyText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '   ' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const StopButton: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isRunning: true, value: 'And the third key?' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    const before = input.clientHeight
    await userEvent.type(input, 'one{Shift>}{Enter}{/Shift}two{Shift>}{Enter}{/Shift}three')
    await expect(input.clientHeight).toBeGreaterThan(before * 2)
  },
}
