import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextArea } from './TextField.tsx'

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'About you' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'Write a sentence or two' } }

export const LongText: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'About you' })
    const before = area.clientHeight
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six')
    await expect(area.clientHeight).toBeGreaterThan(before)
  },
}
