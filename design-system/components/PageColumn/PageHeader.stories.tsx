import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { AudienceMark } from '../Audience/AudienceMark.tsx'
import { PageHeader } from './PageColumn.tsx'

const meta = {
  title: 'Navigation/PageHeader',
  component: PageHeader,
  args: { title: 'Logbook', description: 'Every trip, with what was worth remembering.' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Logbook' })).toBeVisible()
  },
}
export const WithActions: Story = {
  args: {
    mark: <AudienceMark audience="private" />,
    actions: (
      <Button variant="primary" icon={Plus}>
        Write a trip
      </Button>
    ),
  },
}
export const RightToLeft: Story = { ...WithActions, tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }
