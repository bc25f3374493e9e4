import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useFragment, useLazyLoadQuery } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getDataID } from '../../../relay/getDataID.ts'
import conversationQuery, { type Conversation_query$key } from '../../../__generated__/Conversation_query.graphql.ts'
import threadScreenQuery, { type ThreadScreenQuery } from '../../../__generated__/ThreadScreenQuery.graphql.ts'
import { draft } from '../../../lib/storage.ts'
import { Journal } from '../../../offline/journal.ts'
import { SessionProvider } from '../../../session/SessionProvider.tsx'
import type { ModelOption } from '../model/useThreadModel.ts'
import { ChatComposer } from './ChatComposer.tsx'
import type { RunOutcome } from '../answer/runOutcome.ts'

type Listener = (event: { loaded: number; total: number }) => void

class FakeRequest {
  static readonly all: FakeRequest[] = []
  readonly #listeners = new Map<string, Listener>()
  readonly upload = { addEventListener: (name: string, listener: Listener) => this.#listeners.set(name, listener) }
  status = 0
  response: unknown = null
  isAborted = false
  constructor() {
    FakeRequest.all.push(this)
  }
  addEventListener(name: string, listener: Listener) {
    this.#listeners.set(name, listener)
  }
  open() {}
  send() {}
  abort() {
    this.isAborted = true
    this.#tell('loadend')
  }
  progress(loaded: number, total: number) {
    act(() => this.#listeners.get('progress')?.({ loaded, total }))
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    act(() => {
      this.#tell('load')
      this.#tell('loadend')
    })
  }
  #tell(name: string) {
    this.#listeners.get(name)?.({ loaded: 0, total: 0 })
  }
}

beforeEach(() => {
  localStorage.clear()
  FakeRequest.all.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => Reflect.deleteProperty(globalThis, 'SpeechRecognition'))

const onSend = vi.fn(async (): Promise<RunOutcome> => ({ type: 'started' }))

const small = { modelId: 'model-1', name: 'small', connectionName: null, isBuiltIn: false, acceptsImages: false }
const seeing = { modelId: 'model-2', name: 'seeing', connectionName: null, isBuiltIn: false, acceptsImages: true }

function Composer({ models }: { models: readonly ModelOption[] }) {
  const [current, choose] = useState(models[0] ?? null)
  const query = useLazyLoadQuery<ThreadScreenQuery>(threadScreenQuery, { uuid: '', isNew: true })
  const model = useFragment<Conversation_query$key>(conversationQuery, query)
  const draftName = '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d'
  return (
    <ChatComposer
      query={model}
      model={{ models, current, choose, others: [], second: null, chooseSecond: () => {} }}
      {...{ draftName, onSend }}
      isAnswering={false}
    />
  )
}

async function showComposer(models: readonly ModelOption[] = []) {
  onSend.mockClear()
  const environment = createMockEnvironment({ getDataID })
  environment.mock.queueOperationResolver(() => ({ data: { model: { isBuiltIn: false } } }))
  const sessionFetch = vi.fn(async () => new Response())
  const session = {
    environment,
    journal: new Journal(),
    currentUser: async () => null,
    fetch: sessionFetch,
    startSession: vi.fn(),
    leave: () => () => {},
    endAt: vi.fn(),
  }
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <SessionProvider session={session}>
        <Composer models={models} />
      </SessionProvider>
    </I18nProvider>,
  )
  const field = await screen.findByRole('textbox')
  const picker = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!picker) throw new Error('Nothing to choose files with.')
  return { user: userEvent.setup(), field, picker, sessionFetch }
}

const request = async (index = 0) => {
  await waitFor(() => expect(FakeRequest.all.length).toBeGreaterThan(index))
  return FakeRequest.all[index] as FakeRequest
}
const file = (name: string, size = 4, type = 'text/plain') => {
  const made = new File(['text'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

test('offers no model if none is connected', async () => {
  await showComposer()
  expect(screen.queryByText(/^Model:/)).toBeNull()
})

test('warns of images while the chosen model can’t see them', async () => {
  const { user, picker } = await showComposer([small, seeing])
  await user.upload(picker, [file('boat.png', 4, 'image/png'), file('notes.txt')])
  for (const index of [0, 1]) (await request(index)).answer(200, { files: [{ id: `element-${index}` }] })
  expect(await screen.findAllByText('small can’t see images. Only the file name is sent.')).toHaveLength(1)

  await user.click(await screen.findByRole('button', { name: 'Model: small' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'seeing' }))
  await waitFor(() => expect(screen.queryByText(/can’t see images/)).toBeNull())
})

test('shows upload progress and sends the file’s ID with the message', async () => {
  const { user, field, picker } = await showComposer()
  await user.upload(picker, file('notes.txt'))
  const upload = await request()
  upload.progress(1, 4)
  expect(await screen.findByText('Uploading, 25%')).toBeVisible()

  await user.type(field, 'Read this{Enter}')
  expect(screen.getByText('Your files are still uploading. Your message will be sent when they’re done.')).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()

  upload.answer(200, { files: [{ id: 'element-1' }] })
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  expect(onSend).toHaveBeenCalledWith({ text: 'Read this', files: [expect.objectContaining({ elementId: 'element-1' })], references: [] })
  await waitFor(() => expect(screen.queryByText('notes.txt')).toBeNull())
})

test.each([
  ['is typed on', async (user: UserEvent, field: HTMLElement) => user.type(field, ' now')],
  ['loses a file', async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Remove notes.txt' }))],
])('does not send a message that waits for files and %s', async (_what, change) => {
  const { user, field, picker } = await showComposer()
  await user.upload(picker, [file('notes.txt'), file('more.txt')])
  await user.type(field, 'Read this{Enter}')
  await change(user, field)
  expect(screen.queryByText(/still uploading/)).toBeNull()
  ;(await request(0)).answer(200, { files: [{ id: 'element-1' }] })
  ;(await request(1)).answer(200, { files: [{ id: 'element-2' }] })
  await waitFor(() => expect(screen.queryByText(/^Uploading/)).toBeNull())
  expect(onSend).not.toHaveBeenCalled()
  await user.type(field, '{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})

test('sends files without text', async () => {
  const { user, picker } = await showComposer()
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await user.upload(picker, file('notes.txt'))
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  ;(await request()).answer(200, { files: [{ id: 'element-1' }] })
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  expect(onSend).toHaveBeenCalledWith({ text: '', files: [expect.objectContaining({ elementId: 'element-1' })], references: [] })
})

test('keeps a waiting message and reports a failed upload', async () => {
  const { user, field, picker } = await showComposer()
  await user.upload(picker, file('huge.iso'))
  await user.type(field, 'Read this{Enter}')
  ;(await request()).answer(413, null)
  expect(await screen.findByText('Couldn’t upload one of your files. Remove it, or attach it again.')).toBeVisible()
  expect(screen.getByText('This file is too large to upload.')).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
  expect(field).toHaveValue('Read this')
})

test('shows the server’s error for a refused file and can remove it', async () => {
  const { user, field, picker } = await showComposer()
  await user.upload(picker, [file('huge.iso'), file('notes.txt')])
  ;(await request(0)).answer(413, { error: { message: 'Files can be up to 250 MB.' } })
  ;(await request(1)).answer(200, { files: [{ id: 'element-2' }] })
  expect(await screen.findByText('Files can be up to 250 MB.')).toBeVisible()
  await user.type(field, 'Read this{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Remove huge.iso' }))
  await user.type(field, '{Enter}')
  expect(onSend).toHaveBeenCalledWith({ text: 'Read this', files: [expect.objectContaining({ elementId: 'element-2' })], references: [] })
})

test('checks the session after an unauthorized upload', async () => {
  const { user, picker, sessionFetch } = await showComposer()
  await user.upload(picker, file('notes.txt'))
  ;(await request()).answer(401, { error: { message: 'Not authenticated' } })
  expect(sessionFetch).toHaveBeenCalledWith('/api/v1/auth/me')
})

test('aborts an upload when the file is removed', async () => {
  const { user, picker } = await showComposer()
  await user.upload(picker, file('notes.txt'))
  const upload = await request()
  await user.click(await screen.findByRole('button', { name: 'Remove notes.txt' }))
  expect(upload.isAborted).toBe(true)
  expect(screen.queryByText('notes.txt')).toBeNull()
})

test('attaches a pasted image', async () => {
  const { user, field } = await showComposer()
  await user.click(field)
  await user.paste({ files: [new File(['x'], 'image.png', { type: 'image/png' })], getData: () => '' } as unknown as DataTransfer)
  expect(await screen.findByText('image.png')).toBeVisible()
})

test('warns about large files, unread files and long texts, but sends them', async () => {
  const { user, field, picker } = await showComposer()
  await user.upload(picker, file('film.mp4', 101 * 1024 * 1024))
  const warnings = ['This file is larger than 100 MB.', 'Only the name of this file is read.']
  expect(await screen.findByText('This file is larger than 100 MB.')).toBeVisible()
  ;(await request()).answer(200, { files: [{ id: 'element-3', warnings }] })
  for (const warning of warnings) expect(await screen.findByText(warning)).toBeVisible()
  await user.click(field)
  await user.paste('a'.repeat(10_001))
  expect(screen.getByText('This text has more than 10,000 characters.')).toBeVisible()
  await user.type(field, '{Enter}')
  expect(onSend).toHaveBeenCalledWith({
    text: 'a'.repeat(10_001),
    files: [expect.objectContaining({ elementId: 'element-3' })],
    references: [],
  })
})

test('hides dictation if the browser does not support it', async () => {
  await showComposer()
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull()
})

test('appends dictated words', async () => {
  const heard: { onresult?: (event: object) => void; onend?: () => void }[] = []
  vi.stubGlobal(
    'SpeechRecognition',
    class {
      constructor() {
        heard.push(this as object)
      }
      start() {}
      abort() {}
      stop() {
        ;(this as unknown as { onend: () => void }).onend()
      }
    },
  )
  const { user, field } = await showComposer()
  await user.type(field, 'Remember:')
  await user.click(await screen.findByRole('button', { name: 'Dictate' }))
  await waitFor(() => expect(heard).toHaveLength(1))
  const result = Object.assign([{ transcript: ' I like tea' }], { isFinal: true })
  act(() => heard[0]?.onresult?.({ resultIndex: 0, results: [result] }))
  expect(field).toHaveValue('Remember: I like tea')
  await user.click(screen.getByRole('button', { name: 'Stop dictating' }))
  expect(await screen.findByRole('button', { name: 'Dictate' })).toBeVisible()
})

test('puts typing without a focused field into the message', async () => {
  const { user } = await showComposer()
  const field = screen.getByRole('textbox')
  act(() => field.blur())
  await user.keyboard('Boat varnish')
  expect(field).toHaveValue('Boat varnish')
})

test('ignores typing in dialogs and keyboard commands', async () => {
  const { user } = await showComposer()
  const field = screen.getByRole('textbox')
  act(() => field.blur())
  await user.keyboard('{Control>}b{/Control}')
  expect(field).not.toHaveFocus()
  render(<div role="dialog" aria-label="Search" />)
  await user.keyboard('Boat')
  expect(field).toHaveValue('')
})

test('typing continues a draft', async () => {
  draft('0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d').set('Buy milk')
  await showComposer()
  await userEvent.keyboard(' today')
  expect(screen.getByRole('textbox')).toHaveValue('Buy milk today')
})
