import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from 'react-aria-components'
import { expect, fn } from 'storybook/test'
import { Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/forgot-password', children: 'Forgot your password?' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }

const navigate = fn()

export const ClientNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [(Story) => <RouterProvider navigate={navigate}>{Story()}</RouterProvider>],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('link'))
    await expect(navigate).toHaveBeenCalledWith('/forgot-password', undefined)
  },
}
