import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Data/Heading',
  component: Heading,
  args: { children: 'Welcome back' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Hero: Story = { args: { size: 'hero', children: 'A private brain you trust, a public self you share' } }
export const Display: Story = { args: { size: 'display', children: 'A public self you share' } }
export const Section: Story = { args: { size: 'section', level: 2, children: 'What we keep' } }
