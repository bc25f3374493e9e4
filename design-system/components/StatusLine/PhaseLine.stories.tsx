import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhaseLine } from './StatusLine.tsx'

const meta = {
  title: 'Patterns/PhaseLine',
  component: PhaseLine,
  args: { children: 'Reading 3 notes…' },
} satisfies Meta<typeof PhaseLine>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading 3 notes…')
  },
}
