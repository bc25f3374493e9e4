import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Attachments } from './UploadList.tsx'

const sent = { size: 240_000, progress: null, error: null, warnings: [] }
const items = [
  { ...sent, key: 1, name: 'boat.png', type: 'image/png', elementId: 'element-1' },
  { ...sent, key: 2, name: 'notes.txt', type: 'text/plain', elementId: 'element-2' },
]

const meta = {
  title: 'Uploads/Attachments',
  tags: ['!autodocs'],
  component: Attachments,
  args: { items, model: { name: 'llama3.2', isBuiltIn: false, acceptsImages: true }, onRemove: () => {} },
} satisfies Meta<typeof Attachments>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ModelWithoutImages: Story = {
  args: { model: { name: 'llama3.2', isBuiltIn: false, acceptsImages: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('llama3.2 can’t see images. Only the file name is sent.')).toHaveLength(1)
  },
}
