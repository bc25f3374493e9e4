import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Accordion, Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: { title: 'What happens to my files?', children: 'They stay where they are until you delete them.' },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Open: Story = { args: { isDefaultOpen: true } }
export const Disabled: Story = { args: { isDisabled: true } }

export const ExpandsOne: Story = {
  render: () => (
    <Accordion openId="files">
      <Disclosure id="files" title="What happens to my files?">
        They stay where they are until you delete them.
      </Disclosure>
      <Disclosure id="leave" title="Can I leave?">
        At any time, with everything you wrote.
      </Disclosure>
    </Accordion>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'What happens to my files?' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Can I leave?' }))
    await expect(canvas.getByText('At any time, with everything you wrote.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'What happens to my files?' })).toHaveAttribute('aria-expanded', 'false')
  },
}
export const RightToLeft: Story = { ...ExpandsOne, globals: { direction: 'rtl', theme: 'dark' } }
