import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search your chats', placeholder: 'Search your chats...' },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ClearButton: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search your chats' })
    await userEvent.type(input, 'boat')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
