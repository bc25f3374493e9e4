import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { title: 'Sessions', children: <p>You are signed in on two devices.</p> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
