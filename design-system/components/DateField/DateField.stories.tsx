import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Expires on', value: null, onChange: fn() },
  render: function Chosen({ onChange, ...args }) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
        {...args}
        value={value}
        onChange={(day) => {
          setValue(day)
          onChange?.(day)
        }}
      />
    )
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: '2026-03-04' } }
export const Disabled: Story = { args: { value: '2026-03-04', isDisabled: true } }

export const ReadOnly: Story = {
  args: { value: '2026-03-04', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '2026-03-04' },
  globals: { direction: 'rtl', theme: 'dark' },
}

export const WithError: Story = {
  args: { value: '2026-03-04', error: 'Choose a day in the future' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /month/u })).toHaveAccessibleDescription(/Choose a day in the future/u)
  },
}

export const TypedDate: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/u }))
    await userEvent.keyboard('0304')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('2026')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04'))
  },
}

export const Open: Story = {
  args: { value: '2026-03-04' },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Expires on/u }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /March 4, 2026/u })).toHaveFocus())
    await expect(within(dialog).queryByRole('button', { name: /April 1, 2026/u })).toBeNull()
  },
}

export const WithMax: Story = {
  args: { value: '2026-03-04', max: '2026-03-10' },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/u }))
    await userEvent.keyboard('20')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03-20'))
    await userEvent.click(canvas.getByRole('button', { name: /Expires on/u }))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getByRole('button', { name: 'Next month' })).toBeDisabled()
    await expect(within(dialog).getByRole('button', { name: /March 11, 2026/u })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(dialog).getByRole('button', { name: /March 10, 2026/u }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03-10'))
  },
}

export const CalendarSelection: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '2026-03-04' },
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: /Expires on/u })
    await userEvent.click(open)
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }))
    await userEvent.click(await screen.findByRole('button', { name: /April 9, 2026/u }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-04-09'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(open)
    await userEvent.click(await screen.findByRole('button', { name: 'Clear date' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /year/u })).toHaveTextContent('yyyy'))
  },
}

export const KeyboardClearing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '2026-03-04' },
  play: async ({ args, canvas, userEvent }) => {
    for (const part of canvas.getAllByRole('spinbutton')) {
      await userEvent.click(part)
      await userEvent.keyboard('{Backspace>5/}')
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
  },
}
