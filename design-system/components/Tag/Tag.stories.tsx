import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tag, Tags } from './Tag.tsx'

const meta = {
  title: 'Data/Tag',
  component: Tags,
  args: { label: 'Skills', tags: ['Sailing', 'Diesel engines', 'Celestial navigation'] },
} satisfies Meta<typeof Tags>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Skills' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const SingleTag: Story = { render: () => <Tag>Sailing</Tag> }
export const LongWords: Story = {
  args: { tags: ['Everything that has to do with wooden boats and their upkeep over the winter', 'Knots'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}
