import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button, IconButton } from '../../components/Button/Button.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { VersionSwitcher } from '../VersionSwitcher/VersionSwitcher.tsx'
import { SidePanel } from './SidePanel.tsx'

const views = [
  { value: 'preview', label: 'Preview' },
  { value: 'code', label: 'Code' },
]

const meta = {
  title: 'Patterns/SidePanel',
  component: SidePanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  decorators: (story) => <div style={{ display: 'flex', blockSize: '24rem' }}>{story()}</div>,
  args: {
    title: 'Tide table of Whitby',
    extra: (
      <VersionSwitcher
        current={2}
        count={3}
        label="Version 2 of 3"
        previousLabel="Previous version"
        nextLabel="Next version"
        onVersionChange={fn()}
      />
    ),
    tools: (
      <>
        <SegmentedControl label="View" items={views} />
        <IconButton icon={Download} label="Download" />
        <Button variant="quiet">Ask for a change</Button>
      </>
    ),
    children: <p style={{ padding: '1rem' }}>High water at 6:40 and 19:05.</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongTitle: Story = {
  args: { title: 'Tide table of Whitby, Staithes and Scarborough from January to December with daylight hours and moon phases' },
}

export const Closing: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Closable(args) {
    const [isOpen, setOpen] = useState(false)
    const handleClose = () => {
      args.onClose()
      setOpen(false)
    }
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && <SidePanel {...args} onClose={handleClose} />}
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const findPanel = () => document.querySelector('[role=dialog], aside')
    await waitFor(() => expect(findPanel()).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}
