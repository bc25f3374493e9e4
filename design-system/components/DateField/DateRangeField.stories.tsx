import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DateRangeField } from './DateField.tsx'

const meta = {
  title: 'Inputs/DateRangeField',
  component: DateRangeField,
  args: { label: 'Last activity', value: { from: null, to: null }, onChange: fn() },
  render: function Chosen({ onChange, ...args }) {
    const [value, setValue] = useState(args.value)
    return (
      <DateRangeField
        {...args}
        value={value}
        onChange={(days) => {
          setValue(days)
          onChange?.(days)
        }}
      />
    )
  },
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }
export const OutOfOrder: Story = {
  args: { value: { from: '2026-03-04', to: '2026-03-01' }, error: 'This date is before the start date' },
}
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: { from: '2026-03-01', to: '2026-03-04' } },
  globals: { direction: 'rtl', theme: 'dark' },
}

export const OpenRange: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const from = within(canvas.getByRole('group', { name: 'From' }))
    await userEvent.click(from.getByRole('spinbutton', { name: /month/u }))
    await userEvent.keyboard('03042026')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-04', to: null }))
  },
}

export const Open: Story = {
  args: { value: { from: '2026-03-04', to: '2026-03-13' } },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /To/u }))
    const calendar = within(await screen.findByRole('dialog'))
    const getBackground = (day: number) => {
      const cell = calendar.getByRole('button', { name: new RegExp(`March ${day}, 2026`, 'u') }).closest('td')
      return cell && getComputedStyle(cell).backgroundColor
    }
    const none = getBackground(3)
    await expect(getBackground(14)).toBe(none)
    await expect(getBackground(8)).not.toBe(none)
    await expect([4, 12, 13].map(getBackground)).toEqual([4, 12, 13].map(() => getBackground(8)))
  },
}
