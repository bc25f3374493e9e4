import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Message } from '../Message/Message.tsx'
import { VersionSwitcher, type VersionSwitcherProps } from './VersionSwitcher.tsx'

const meta = {
  title: 'Patterns/VersionSwitcher',
  component: VersionSwitcher,
  args: {
    current: 2,
    count: 3,
    label: 'Version 2 of 3',
    previousLabel: 'Previous version',
    nextLabel: 'Next version',
    onVersionChange: fn(),
  },
} satisfies Meta<typeof VersionSwitcher>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const First: Story = { args: { current: 1, label: 'Version 1 of 3' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const InMessage: Story = {
  render: (args) => (
    <Message role="person" author="You" versions={<VersionSwitcher {...args} />}>
      Where is the boat in winter?
    </Message>
  ),
}

function Switched(props: VersionSwitcherProps) {
  const [{ current, focusedSide }, setShown] = useState<Pick<VersionSwitcherProps, 'current' | 'focusedSide'>>({ current: 2 })
  const handleChange = (version: number) => setShown({ current: version, focusedSide: version < current ? 'previous' : 'next' })
  const label = `Version ${current} of 3`
  return (
    <VersionSwitcher {...props} key={current} current={current} label={label} focusedSide={focusedSide} onVersionChange={handleChange} />
  )
}

export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Switched {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous version' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: 'Version 1 of 3' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous version' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Next version' })).toHaveFocus()
  },
}

export const FocusRing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const next = canvas.getByRole('button', { name: 'Next version' })
    await expect(next).toHaveFocus()
    const { outlineOffset, outlineWidth } = getComputedStyle(next)
    const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    const [button, text] = [next, canvas.getByText('2 / 3')].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
    const gap = document.documentElement.dir === 'rtl' ? text.left - button.right : button.left - text.right
    await expect(gap).toBeGreaterThanOrEqual(ring)
  },
}
