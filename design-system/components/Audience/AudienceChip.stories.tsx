import type { Meta, StoryObj } from '@storybook/react-vite'
import { AudienceChip } from './AudienceMark.tsx'

const meta = {
  title: 'Audience/AudienceChip',
  component: AudienceChip,
  args: { audience: 'private' },
} satisfies Meta<typeof AudienceChip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const People: Story = { args: { audience: 'people' } }
export const Link: Story = { args: { audience: 'link' } }
export const Listed: Story = { args: { audience: 'listed' } }
