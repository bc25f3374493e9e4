import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { PageColumn } from './PageColumn.tsx'

const meta = {
  title: 'Navigation/PageColumn',
  component: PageColumn,
  parameters: { layout: 'fullscreen' },
  args: { title: 'My Story', description: 'Your stories shape your profile.', children: <p>Nothing told yet.</p> },
} satisfies Meta<typeof PageColumn>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Story' })).toBeVisible()
  },
}
export const WithActions: Story = { args: { actions: <Button variant="primary">Write a story</Button> } }
export const Narrow: Story = { args: { width: 'narrow', title: 'Sign in', description: undefined } }
