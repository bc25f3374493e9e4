import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { InlineEdit } from './InlineEdit.tsx'

const meta = {
  title: 'Forms/InlineEdit',
  component: InlineEdit,
  args: { label: 'title', value: 'The winter refit', onSave: fn() },
  render: function Saving(args) {
    const [value, setValue] = useState(args.value)
    const handleSave = async (next: string) => {
      await args.onSave(next)
      setValue(next)
    }
    return <InlineEdit {...args} value={value} onSave={handleSave} />
  },
} satisfies Meta<typeof InlineEdit>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AsHeading: Story = { render: (args) => <InlineEdit {...args}>{<Heading level={2}>{args.value}</Heading>}</InlineEdit> }
export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'dark' } }

export const EnterSaves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit title' }))
    await userEvent.keyboard('The summer refit{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith('The summer refit')
    await waitFor(() => expect(canvas.getByText('The summer refit')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit title' })).toHaveFocus())
  },
}
export const EscapePutsBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit title' }))
    await userEvent.keyboard('Something else{Escape}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByText('The winter refit')).toBeVisible()
  },
}
export const FailureKeepsWhatWasTyped: Story = {
  args: {
    onSave: fn(async () => {
      throw new Error('There is a page with this title.')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit title' }))
    await userEvent.keyboard('Logbook{Enter}')
    const input = canvas.getByRole('textbox', { name: 'title' })
    await waitFor(() => expect(input).toHaveAccessibleDescription('There is a page with this title.'))
    await expect(input).toHaveValue('Logbook')
  },
}
