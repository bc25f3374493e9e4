import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyDialog, preloadDialogs } from './lazyDialog.tsx'

function Rename({ onClose }: { onClose: () => void }) {
  return <input aria-label="Name" autoFocus defaultValue="Tides" onFocus={({ target }) => target.select()} onBlur={onClose} />
}

function Page({ Dialog }: { Dialog: (props: { onClose: () => void }) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button disabled={isOpen} onClick={() => setOpen(true)}>
        Rename
      </button>
      <textarea aria-label="Message" />
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

test('closes a dialog that cannot be loaded and loads it again when opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => ({ Rename })).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  render(<Page Dialog={lazyDialog(load, 'Rename')} />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(load).toHaveBeenCalledTimes(2)
})

test('keeps text typed while a dialog loads out of other fields', async () => {
  const { promise, resolve } = Promise.withResolvers<{ Rename: typeof Rename }>()
  render(<Page Dialog={lazyDialog(() => promise, 'Rename')} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  screen.getByRole('textbox', { name: 'Message' }).focus()
  await user.keyboard('Rivvers{Backspace}{Backspace}{Backspace}{Backspace}ers')
  resolve({ Rename })
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Rivers')
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('loads dialogs before they are opened', () => {
  const load = vi.fn(async () => ({ Rename }))
  lazyDialog(load, 'Rename')
  expect(load).not.toHaveBeenCalled()
  preloadDialogs()
  expect(load).toHaveBeenCalledOnce()
})
