import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusLine } from './StatusLine.tsx'

const meta = {
  title: 'Feedback/StatusLine',
  component: StatusLine,
  args: { children: 'Loading...' },
} satisfies Meta<typeof StatusLine>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}
