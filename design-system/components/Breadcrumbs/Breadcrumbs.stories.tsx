import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Place',
    places: [{ name: 'Knowledge', href: '#knowledge' }, { name: 'Documents', href: '#documents' }, { name: 'Handbook of the boathouse' }],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Knowledge' })).toHaveAttribute('href', '#knowledge')
    await expect(canvas.getByText('Handbook of the boathouse')).toHaveAttribute('aria-current', 'page')
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'dark' } }
