import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StatusLine } from '../StatusLine/StatusLine.tsx'
import { SearchList } from './SearchList.tsx'

const results = [
  { id: 'refit', label: 'The winter refit', detail: 'Updated 2026-03-04', href: '#refit' },
  { id: 'skagen', label: 'Provisions for Skagen', detail: 'Updated 2026-02-11', href: '#skagen' },
]

const meta = {
  title: 'Navigation/SearchList',
  component: SearchList,
  args: {
    label: 'Search your chats',
    resultsLabel: 'Conversations found',
    value: 'win',
    results,
    status: null,
    onChange: fn(),
    onOpen: fn(),
    onEscape: fn(),
  },
} satisfies Meta<typeof SearchList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoResults: Story = { args: { results: [], status: <StatusLine>No results</StatusLine> } }

export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('The winter refit')
    await userEvent.keyboard('{ArrowDown}')
    const active = canvas.getByRole('option', { selected: true })
    await expect(active).toHaveTextContent('Provisions for Skagen')
    await expect(field).toHaveAttribute('aria-activedescendant', active.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(results[1])
  },
}
