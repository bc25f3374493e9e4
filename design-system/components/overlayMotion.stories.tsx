import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from './Button/Button.tsx'
import { Dialog } from './Dialog/Dialog.tsx'
import { Popover } from './Popover/Popover.tsx'
import { Sheet } from './Sheet/Sheet.tsx'
import { TextField } from './TextField/TextField.tsx'

let hasAppeared = false

/** Presses Escape on mount, before the overlay is positioned. */
function EscapeOnMount() {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    hasAppeared = true
    // The overlay adds its key listener in a later effect.
    queueMicrotask(() => ref.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  }, [])
  return <p ref={ref}>Overlay content</p>
}

const meta = {
  title: 'Overlays/Early Escape',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    hasAppeared = false
    // On touch screens, overlays wait two frames for the keyboard.
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 1, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'maxTouchPoints')
  },
  decorators: [
    (Story) => (
      <>
        <TextField label="Name" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Name'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(hasAppeared).toBe(true))
    await waitFor(() => expect(screen.queryByText('Overlay content')).toBeNull())
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const DialogEscape: Story = {
  render: function Settings() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Profile Settings</Button>
        <Dialog title="Profile Settings" isOpen={isOpen} onOpenChange={setOpen}>
          <EscapeOnMount />
        </Dialog>
      </>
    )
  },
}

export const SheetEscape: Story = {
  render: function Navigation() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open navigation</Button>
        <Sheet label="Navigation" isOpen={isOpen} onOpenChange={setOpen}>
          <EscapeOnMount />
        </Sheet>
      </>
    )
  },
}

export const PopoverEscape: Story = {
  render: () => (
    <Popover label="Recent Notifications" trigger={<Button>Notifications</Button>}>
      <EscapeOnMount />
    </Popover>
  ),
}
