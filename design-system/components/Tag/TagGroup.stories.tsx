import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TagGroup } from './TagGroup.tsx'

const meta = {
  title: 'Selection/TagGroup',
  component: TagGroup,
  args: { label: 'Interests', tags: ['Sailing', 'Old maps', 'Bread'] },
} satisfies Meta<typeof TagGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { onRemove: fn(), isDisabled: true } }

export const Removable: Story = {
  render: function Removing(args) {
    const [tags, setTags] = useState(args.tags)
    return <TagGroup {...args} tags={tags} onRemove={(removed) => setTags(tags.filter((tag) => tag !== removed))} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Old maps' }))
    await expect(canvas.queryByRole('row', { name: 'Old maps' })).toBeNull()
    await userEvent.click(canvas.getByRole('row', { name: 'Bread' }))
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', theme: 'dark' },
  args: { label: 'اهتمامات', tags: ['الإبحار', 'الخرائط القديمة', 'الخبز'], onRemove: fn() },
}
