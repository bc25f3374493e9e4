import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Getting started', steps: ['About you', 'Your interests', 'Your page'], current: 1 },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[0]).toHaveTextContent('About you(done)')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
  },
}
export const First: Story = { args: { current: 0 } }
export const AllDone: Story = { args: { current: 3 } }
export const FreeOrder: Story = { args: { current: 1, done: [true, false, true] } }
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }
