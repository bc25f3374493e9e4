import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx'
import { Journal } from '../../offline/journal.ts'
import { SessionProvider } from '../../session/SessionProvider.tsx'
import { ExportButton } from './ExportButton.tsx'

function renderButton(...answers: Response[]) {
  const send = vi.fn<typeof fetch>(async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')))
  const session = {
    environment: createMockEnvironment(),
    journal: new Journal(),
    currentUser: async () => null,
    fetch: send,
    startSession: vi.fn(),
    leave: () => () => {},
    endAt: vi.fn(),
  }
  const contents = new Map<string, Blob>()
  const saved: { name: string; content: Blob | undefined }[] = []
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      contents.set('blob:export', content)
      return 'blob:export'
    },
    revokeObjectURL: () => {},
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) })
  })
  onTestFinished(() => clicked.mockRestore())
  render(
    <LocaleProvider>
      <SessionProvider session={session}>
        <ExportButton url="https://twain.example/api/v1/export">Export</ExportButton>
      </SessionProvider>
    </LocaleProvider>,
  )
  return { send, saved, press: () => userEvent.click(screen.getByRole('button', { name: 'Export' })) }
}

const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="twain-ada.zip"' }
const wholeFile = () => new Response('whole', { headers })

function brokenFile() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('half'))
      controller.error(new TypeError('network error'))
    },
  })
  return new Response(body, { headers })
}

test('saves the export under the server’s file name', async () => {
  const { send, saved, press } = renderButton(wholeFile())
  await press()
  await waitFor(() => expect(saved).toMatchObject([{ name: 'twain-ada.zip' }]))
  expect(saved[0]?.content?.size).toBe('whole'.length)
  expect(send).toHaveBeenCalledWith('/api/v1/export', { credentials: 'same-origin', headers: {} })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('reports an interrupted export, saves nothing and offers a retry', async () => {
  const { saved, press } = renderButton(brokenFile(), wholeFile())
  await press()
  expect(await screen.findByText(/^Couldn’t export your data/)).toBeVisible()
  expect(saved).toEqual([])
  await press()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByText(/^Couldn’t export your data/)).toBeNull()
})

test('shows why an export was refused', async () => {
  const error = { message: 'Too many exports. Try again in 5 minutes.', code: 'too_many_exports' }
  const { press } = renderButton(Response.json({ error }, { status: 429 }))
  await press()
  expect(await screen.findByText(error.message)).toBeVisible()
})
