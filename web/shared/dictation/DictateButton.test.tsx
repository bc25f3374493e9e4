import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx'
import { fakeSpeechRecognition } from '../../testing/fakeSpeech.ts'
import { createMockEnvironment } from 'relay-test-utils'
import { Journal } from '../../offline/journal.ts'
import { SessionProvider } from '../../session/SessionProvider.tsx'
import { setServerSpeech } from '../../session/serverSpeech.ts'
import { canDictate } from '../speech/browserSpeech.ts'
import { DictateButton } from './DictateButton.tsx'

function show() {
  const onText = vi.fn()
  const onFailure = vi.fn()
  const fetch = vi.fn<typeof globalThis.fetch>()
  const session = {
    environment: createMockEnvironment(),
    journal: new Journal(),
    currentUser: async () => null,
    fetch,
    startSession: vi.fn(),
    leave: () => () => {},
    endAt: vi.fn(),
  }
  render(
    <LocaleProvider>
      <SessionProvider session={session}>
        <DictateButton onText={onText} onFailure={(message) => message !== null && onFailure(message)} />
      </SessionProvider>
    </LocaleProvider>,
  )
  return { onText, onFailure, fetch, user: userEvent.setup() }
}

function open() {
  const microphone = fakeSpeechRecognition()
  return { microphone, ...show() }
}

const button = () => screen.getByRole('button')
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)))
const now = performance.now.bind(performance)
const passHold = () => {
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 400)
  onTestFinished(() => clock.mockRestore())
}

test('a brief press listens until the next one', async () => {
  const { microphone, onText, user } = open()
  await user.click(button())
  await nextTask()
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  await microphone.hear('I like tea', true)
  await user.click(screen.getByRole('button', { name: 'Stop dictating' }))
  expect(microphone.isOn()).toBe(false)
  expect(onText).toHaveBeenCalledWith('I like tea')
  expect(await screen.findByRole('button', { name: 'Dictate' })).toHaveFocus()
})

test.each([
  ['the pointer', () => [{ keys: '[MouseLeft>]', target: button() }], [{ keys: '[/MouseLeft]' }]],
  ['a finger', () => [{ keys: '[TouchA>]', target: button() }], [{ keys: '[/TouchA]' }]],
])('listens while held with %s', async (_, down, up) => {
  const { microphone, onText, user } = open()
  await user.pointer(down())
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  await microphone.hear('I like tea')
  passHold()
  expect(onText).not.toHaveBeenCalled()
  await user.pointer(up)
  await waitFor(() => expect(microphone.isOn()).toBe(false))
  expect(onText).toHaveBeenCalledWith('I like tea')
  expect(button()).toHaveAccessibleName('Dictate')
})

test('listens while Space is held on the button', async () => {
  const { microphone, user } = open()
  act(() => button().focus())
  await user.keyboard('{ >}')
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  passHold()
  await user.keyboard('{/ }')
  expect(microphone.isOn()).toBe(false)
})

test('listens while Ctrl+Shift+Space is held anywhere', async () => {
  const { microphone, user } = open()
  await user.keyboard('{Control>}{Shift>}{ >}')
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  fireEvent.keyDown(document.body, { key: ' ', code: 'Space', ctrlKey: true, shiftKey: true, repeat: true })
  await waitFor(() => expect(microphone.isOn()).toBe(true))
  await user.keyboard('{/Shift}')
  expect(microphone.isOn()).toBe(false)
})

test('a scrolling finger does not listen', async () => {
  const { microphone } = open()
  fireEvent.pointerDown(button(), { pointerId: 1, pointerType: 'touch', button: 0 })
  fireEvent.pointerCancel(button(), { pointerId: 1, pointerType: 'touch' })
  await waitFor(() => expect(microphone.isOn()).toBe(false))
})

test('frees the microphone when the button is removed', async () => {
  const { microphone, user } = open()
  await user.click(button())
  cleanup()
  expect(microphone.isOn()).toBe(false)
})

class FakeRecorder {
  static current: FakeRecorder | null = null
  state = 'inactive'
  mimeType = 'audio/ogg; codecs=opus'
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: (() => void) | null = null

  constructor() {
    FakeRecorder.current = this
  }

  start() {
    this.state = 'recording'
  }

  stop() {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob(['I like tea']) })
    this.onstop?.()
  }
}

/** A browser without speech recognition. */
function openRecorder(getUserMedia?: () => Promise<unknown>) {
  const track = { stop: vi.fn() }
  FakeRecorder.current = null
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: getUserMedia ?? (async () => ({ getTracks: () => [track] })) },
    configurable: true,
  })
  setServerSpeech({ isSpeechAvailable: false, isTranscriptionAvailable: true })
  onTestFinished(() => {
    setServerSpeech(null)
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(globalThis, 'MediaRecorder')
  })
  return { track, isRecording: () => FakeRecorder.current?.state === 'recording', ...show() }
}
const transcript = (text: string) => Response.json({ text })

test('records, and adds the transcript of the server', async () => {
  const { user, fetch, onText, track, isRecording } = openRecorder()
  const answered = Promise.withResolvers<Response>()
  fetch.mockReturnValue(answered.promise)
  await user.click(button())
  await nextTask()
  await waitFor(() => expect(isRecording()).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Stop dictating' }))
  expect(await screen.findByRole('button', { name: 'Transcribing...' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Transcribing...')
  expect(track.stop).toHaveBeenCalledOnce()
  const [url, { body } = {}] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/v1/transcriptions?language=en')
  const file = (body as FormData).get('files') as File
  expect([file.type, await file.text()]).toEqual(['audio/ogg; codecs=opus', 'I like tea'])
  await user.click(screen.getByRole('button', { name: 'Transcribing...' }))
  expect(fetch).toHaveBeenCalledOnce()
  answered.resolve(transcript('I like tea.'))
  expect(await screen.findByRole('button', { name: 'Dictate' })).toHaveFocus()
  expect(onText).toHaveBeenCalledExactlyOnceWith('I like tea.')
})

test('records while the pointer holds the button', async () => {
  const { user, fetch, onText, isRecording } = openRecorder()
  fetch.mockResolvedValue(transcript('I like tea.'))
  await user.pointer([{ keys: '[MouseLeft>]', target: button() }])
  await waitFor(() => expect(isRecording()).toBe(true))
  passHold()
  await user.pointer([{ keys: '[/MouseLeft]' }])
  await waitFor(() => expect(onText).toHaveBeenCalledWith('I like tea.'))
})

test.each([
  ['silence', async () => transcript(''), /hear anything/],
  ['a refusal', async () => Response.json({ error: { message: 'Too much.', code: 'x' } }, { status: 429 }), 'Too much.'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /Check your connection/],
])('explains %s', async (_, answer, message) => {
  const { user, fetch, onText, onFailure, isRecording } = openRecorder()
  fetch.mockImplementation(answer)
  await user.click(button())
  await nextTask()
  await waitFor(() => expect(isRecording()).toBe(true))
  await user.click(button())
  await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message)))
  expect(onText).not.toHaveBeenCalled()
  expect(await screen.findByRole('button', { name: 'Dictate' })).toBeVisible()
})

test.each([
  ['a failing model', async () => Response.json({ error: { message: 'Down.', code: 'transcription_unavailable' } }, { status: 503 })],
  ['a web page instead of a transcript', async () => new Response('<h1>Sign in to the network</h1>')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps the recording for a retry after %s', async (_, answer) => {
  const { user, fetch, onText, onFailure, isRecording } = openRecorder()
  fetch.mockImplementationOnce(answer).mockImplementation(async () => transcript('I like tea.'))
  await user.click(button())
  await nextTask()
  await waitFor(() => expect(isRecording()).toBe(true))
  await user.click(button())
  await user.click(await screen.findByRole('button', { name: 'Retry transcription' }))
  await waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('I like tea.'))
  expect(onFailure).toHaveBeenCalledOnce()
  const [first, second] = fetch.mock.calls.map(([, { body } = {}]) => (body as FormData).get('files') as File)
  expect(await second?.text()).toBe(await first?.text())
  expect(await screen.findByRole('button', { name: 'Dictate' })).toBe(button())
})

test('cancels a transcription that hangs', async () => {
  const { user, fetch, onText, onFailure, isRecording } = openRecorder()
  fetch.mockImplementationOnce((_url, { signal } = {}) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    return promise
  })
  const dictate = async () => {
    await user.click(button())
    await nextTask()
    await waitFor(() => expect(isRecording()).toBe(true))
    await user.click(button())
  }
  await dictate()
  await user.click(await screen.findByRole('button', { name: 'Cancel transcription' }))
  expect(await screen.findByRole('button', { name: 'Dictate' })).toHaveFocus()
  expect(onText).not.toHaveBeenCalled()
  expect(onFailure).not.toHaveBeenCalled()

  fetch.mockResolvedValue(transcript('I like tea.'))
  await dictate()
  await waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('I like tea.'))
})

test('does not offer a retry of a refused recording', async () => {
  const { user, fetch, onFailure, isRecording } = openRecorder()
  fetch.mockResolvedValue(Response.json({ error: { message: 'Unknown type.', code: 'audio_type_unknown' } }, { status: 400 }))
  await user.click(button())
  await nextTask()
  await waitFor(() => expect(isRecording()).toBe(true))
  await user.click(button())
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  expect(await screen.findByRole('button', { name: 'Dictate' })).toBe(button())
})

test('keeps what was recorded when the microphone fails', async () => {
  const { user, fetch, onText, isRecording } = openRecorder()
  fetch.mockResolvedValue(transcript('I like tea.'))
  await user.click(button())
  await nextTask()
  await waitFor(() => expect(isRecording()).toBe(true))
  act(() => FakeRecorder.current?.stop())
  await waitFor(() => expect(onText).toHaveBeenCalledWith('I like tea.'))
})

test.each([
  ['NotAllowedError', /Microphone access is blocked/],
  ['NotFoundError', /No microphone found/],
])('explains %s of the microphone', async (name, message) => {
  const { user, onFailure } = openRecorder(() => Promise.reject(new DOMException('', name)))
  await user.click(button())
  await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message)))
})

test('sends nothing if the button is removed while it records', async () => {
  const { user, fetch, track, isRecording } = openRecorder()
  await user.click(button())
  await nextTask()
  await waitFor(() => expect(isRecording()).toBe(true))
  cleanup()
  await waitFor(() => expect(track.stop).toHaveBeenCalledOnce())
  await nextTask()
  expect(fetch).not.toHaveBeenCalled()
})

test('needs recognition of the browser or of the server', () => {
  expect(canDictate()).toBe(false)
  openRecorder()
  expect(canDictate()).toBe(true)
  setServerSpeech(null)
  expect(canDictate()).toBe(false)
})
