import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  parameters: { docs: { story: { inline: false, height: '6rem' } } },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="content" tabIndex={-1}>
          The content
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
