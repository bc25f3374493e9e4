import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Trash2 } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Toolbar } from './FilterBar.tsx'

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Selected conversations',
    status: '3 selected',
    children: [
      <Button key="export" icon={Download}>
        Export
      </Button>,
      <Button key="delete" icon={Trash2}>
        Delete
      </Button>,
    ],
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ArrowKeys: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus()
  },
}
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl', theme: 'dark', voice: 'public' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus()
  },
}
