import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as module from './lazyDialog.tsx'
import { lazyDialog } from './lazyDialog.tsx'

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

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

function showPage(load: () => Promise<{ Rename: typeof Rename }>) {
  render(
    <I18nProvider i18n={i18n}>
      <Page Dialog={lazyDialog(load, 'Rename')} />
    </I18nProvider>,
  )
}

test('says that a dialog could not be loaded, and opens it with the text typed so far on Retry', async () => {
  const user = userEvent.setup()
  const { promise, reject } = Promise.withResolvers<{ Rename: typeof Rename }>()
  showPage(vi.fn(async () => ({ Rename })).mockReturnValueOnce(promise))
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.keyboard('Rivers')
  reject(new TypeError('Failed to fetch dynamically imported module'))
  const failed = await screen.findByRole('alertdialog', { name: 'Couldn’t load the dialog' })
  await user.click(within(failed).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Rivers')
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test.each(['{Escape}', '{Tab}{Enter}'])('closes the message about a failed dialog with %s', async (keys) => {
  const user = userEvent.setup()
  showPage(vi.fn(async () => ({ Rename })).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')))
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  const failed = await screen.findByRole('alertdialog')
  within(failed).getByRole('button', { name: 'Retry' }).focus()
  await user.keyboard(keys)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus()
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

/** Does not load the dialogs that other test files use. */
const copy = './lazyDialog.tsx?copy'

test('loads dialogs before they are opened', async () => {
  const { lazyDialog, preloadDialogs } = (await import(copy)) as typeof module
  const load = vi.fn(async () => ({ Rename }))
  lazyDialog(load, 'Rename')
  expect(load).not.toHaveBeenCalled()
  preloadDialogs()
  expect(load).toHaveBeenCalledOnce()
})
