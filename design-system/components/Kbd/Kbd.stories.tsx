import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './Kbd.tsx'

const meta = { title: 'Actions/Kbd', component: Kbd, args: { children: 'Enter' } } satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chord: Story = {
  render: () => (
    <span>
      Search <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
    </span>
  ),
}
