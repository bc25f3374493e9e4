import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { List, ListItem } from './List.tsx'

const meta = {
  title: 'Data/List',
  component: List,
  args: {
    label: 'Recent Achievements',
    children: [<ListItem key="1">Sailed to Marstrand alone</ListItem>, <ListItem key="2">Rebuilt the diesel engine</ListItem>],
  },
} satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recent Achievements' })).toBeVisible()
  },
}
export const Divided: Story = { args: { isDivided: true } }
