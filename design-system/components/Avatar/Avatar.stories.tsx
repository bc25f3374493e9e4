import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Mira Okafor' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mira Okafor' })).toHaveTextContent('MO')
  },
}
export const Large: Story = { args: { size: 'large', name: 'Jonas' } }

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'end', flexWrap: 'wrap' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </div>
  ),
}

export const AcademicTitle: Story = {
  args: { name: 'Prof. Dr. Annegret Wiesen', src: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AW')).toBeVisible()
  },
}

export const BrokenImage: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MO')).toBeVisible()
  },
}

export const ManyNames: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {['Ada Lovelace', 'Émile', 'Noor van Dijk', '山田 花子', 'Sam', 'Idris B', 'Lena', 'Xi Chen'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
}

export const ManyNamesDark: Story = { ...ManyNames, tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
