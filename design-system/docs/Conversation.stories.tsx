import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Conversation } from './Conversation.tsx'

const meta = {
  title: 'Chat/Conversation',
  component: Conversation,
  parameters: { layout: 'fullscreen' },
  args: { voice: 'private' },
} satisfies Meta<typeof Conversation>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FitsPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(360)
    for (const element of [document.documentElement, canvas.getByRole('main')]) {
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    }
  },
}

export const Public: Story = { args: { voice: 'public' }, globals: { voice: 'public' } }

/** Also runs the accessibility checks in the dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } }
export const DarkPublic: Story = { args: { voice: 'public' }, globals: { theme: 'dark', voice: 'public' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
