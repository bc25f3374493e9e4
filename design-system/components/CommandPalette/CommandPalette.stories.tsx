import type { Meta, StoryObj } from '@storybook/react-vite'
import { History } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { NavItem } from '../NavItem/NavItem.tsx'
import type { SearchListResult } from '../SearchList/SearchList.tsx'
import { StatusLine } from '../StatusLine/StatusLine.tsx'
import { CommandPalette } from './CommandPalette.tsx'

const results: SearchListResult[] = [
  {
    id: 'refit',
    label: 'The winter refit',
    excerpt: (
      <>
        The <mark>winter</mark> cover needs new straps.
      </>
    ),
    detail: 'Updated 2026-03-04',
    href: '#refit',
    group: 'Conversations',
  },
  { id: 'skagen', label: 'Winter in Skagen', detail: 'Note', href: '#skagen', group: 'Knowledge' },
]

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    title: 'Search your chats',
    label: 'Search',
    resultsLabel: 'Results',
    trigger: <Button>Find</Button>,
    defaultOpen: true,
    defaultValue: 'winter',
    results,
    status: null,
    footer: (
      <NavItem icon={History} href="#history">
        All conversations
      </NavItem>
    ),
    onOpen: fn(),
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoResults: Story = { args: { results: [], status: <StatusLine>No results</StatusLine> } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }

export const KeyboardShortcut: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Find' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpen).not.toHaveBeenCalled()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(results[1])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ArrivingResults: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Searching(args) {
    const [text, setText] = useState('')
    const found = Array.from({ length: text.length * 4 }, (_, index) => ({ id: `${index}`, label: `Winter ${index}`, href: `#${index}` }))
    return <CommandPalette {...args} value={text} onChange={setText} results={found} />
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox', { name: 'Search' })
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0))
    const { top } = field.getBoundingClientRect()
    await userEvent.type(field, 'winter')
    await expect(await screen.findAllByRole('option')).toHaveLength(24)
    await expect(field.getBoundingClientRect().top).toBe(top)
  },
}
