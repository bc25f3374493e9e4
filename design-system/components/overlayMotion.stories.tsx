import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from './Button/Button.tsx'
import { Dialog } from './Dialog/Dialog.tsx'
import { Popover } from './Popover/Popover.tsx'
import { Sheet } from './Sheet/Sheet.tsx'
import { TextField } from './TextField/TextField.tsx'

let hasAppeared = false

/** Presses Escape on mount, before the overlay is positioned. */
function Impatient() {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    hasAppeared = true
    // A microtask, because the overlay adds its key listener in a later effect.
    queueMicrotask(() => ref.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  }, [])
  return <p ref={ref}>Closed at once</p>
}

const meta = {
  title: 'Overlays/Closed before they arrive',
  tags: ['!autodocs'],
  beforeEach: () => {
    hasAppeared = false
    // On touch screens, overlays wait two frames for the keyboard.
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 1, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'maxTouchPoints')
  },
  decorators: [
    (Story) => (
      <>
        <TextField label="Typed before" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Typed before'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(hasAppeared).toBe(true))
    await waitFor(() => expect(screen.queryByText('Closed at once')).toBeNull())
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const DialogEscape: Story = {
  render: () => (
    <Dialog title="Profile Settings" trigger={<Button>Profile Settings</Button>}>
      <Impatient />
    </Dialog>
  ),
}

export const SheetEscape: Story = {
  render: () => (
    <Sheet label="Navigation" trigger={<Button>Open navigation</Button>}>
      <Impatient />
    </Sheet>
  ),
}

export const PopoverEscape: Story = {
  render: () => (
    <Popover label="Recent Notifications" renderTrigger={(properties) => <Button {...properties}>Notifications</Button>}>
      <Impatient />
    </Popover>
  ),
}
