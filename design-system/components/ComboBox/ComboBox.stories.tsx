import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { ComboBox } from './ComboBox.tsx'

const meta = {
  title: 'Selection/ComboBox',
  component: ComboBox,
  args: {
    label: 'Time zone',
    items: ['Europe/Berlin', 'Europe/Lisbon', 'America/New York', 'Asia/Tokyo'].map((label) => ({
      value: label.replaceAll(' ', '_'),
      label,
    })),
    value: 'Europe/Berlin',
    emptyText: 'Unknown time zone',
    onChange: () => {},
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <ComboBox {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { value: null, error: 'Choose a time zone from the list' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('group')
    await userEvent.click(canvas.getByRole('button'))
    // The list renders again while it opens.
    await waitFor(async () => {
      const chosen = screen.getByRole('option', { name: 'Europe/Berlin' })
      await expect(chosen.querySelector('svg')).not.toBeNull()
      await expect(chosen.closest('[data-trigger]')?.getBoundingClientRect().width).toBe(field.getBoundingClientRect().width)
    })
  },
}

export const FilteredOptions: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' })
    // While filtering is pending, the list loses the marked option and Enter selects nothing.
    await waitFor(async () => {
      await userEvent.clear(input)
      await userEvent.type(input, 'new y')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(input).toHaveValue('America/New York'), { timeout: 1000 })
    })
    await userEvent.clear(input)
    await userEvent.type(input, 'moon')
    await waitFor(() => expect(screen.getByText('Unknown time zone')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Unknown time zone')).toBeNull())
  },
}
