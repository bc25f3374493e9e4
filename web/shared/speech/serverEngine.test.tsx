import { beforeEach, expect, test, vi } from 'vitest'
import { ServerEngine } from './serverEngine.ts'
import { SpeechFailure } from './speechEngine.ts'

interface FakeSource {
  text: string
  onended: () => void
  stop: () => void
}

const playing: FakeSource[] = []
beforeEach(() => void playing.splice(0))

const context = {
  destination: {},
  decodeAudioData: async (bytes: ArrayBuffer) => new TextDecoder().decode(bytes),
  createBufferSource() {
    const source = {
      buffer: '',
      text: '',
      onended: () => {},
      connect() {},
      start() {
        source.text = source.buffer
        playing.push(source)
      },
      stop: vi.fn(() => source.onended()),
    }
    return source
  },
} as unknown as AudioContext

function open({ status = 200, hasFallback = true } = {}) {
  const requested: string[] = []
  const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
    const { text } = JSON.parse(init?.body as string) as { text: string }
    requested.push(text)
    return status === 200 ? new Response(text) : Response.json({ error: { message: 'Failed.' } }, { status })
  })
  const fallback = { speak: vi.fn(async () => {}), cancel: vi.fn() }
  const engine = new ServerEngine({ fetch, context, fallback: hasFallback ? fallback : null })
  return { engine, fetch, fallback, requested }
}

const texts = () => playing.map(({ text }) => text)

test('requests the next audio while one plays, and plays it without a gap', async () => {
  const { engine, requested } = open()
  const first = engine.speak('One.', 'en')
  void engine.speak('Two.', 'en')
  expect(requested).toEqual(['One.', 'Two.'])
  await vi.waitFor(() => expect(texts()).toEqual(['One.']))
  playing[0]?.onended()
  await first
  await vi.waitFor(() => expect(texts()).toEqual(['One.', 'Two.']))
})

test('stops what plays and forgets what waits', async () => {
  const { engine, fetch } = open()
  const all = Promise.all([engine.speak('One.', 'en'), engine.speak('Two.', 'en')])
  await vi.waitFor(() => expect(texts()).toEqual(['One.']))
  engine.cancel()
  await all
  expect(playing[0]?.stop).toHaveBeenCalledOnce()
  expect(texts()).toEqual(['One.'])
  expect(fetch.mock.calls.every(([, init]) => init?.signal?.aborted)).toBe(true)
})

test('continues with the browser’s voice after a failure', async () => {
  const { engine, fallback, requested } = open({ status: 503 })
  await engine.speak('One.', 'en')
  await engine.speak('Zwei.', 'de')
  expect(fallback.speak.mock.calls).toEqual([
    ['One.', 'en'],
    ['Zwei.', 'de'],
  ])
  expect(requested).toEqual(['One.'])
})

test('fails without another voice', async () => {
  const { engine } = open({ status: 429, hasFallback: false })
  await expect(engine.speak('One.', 'en')).rejects.toThrow(SpeechFailure)
})
