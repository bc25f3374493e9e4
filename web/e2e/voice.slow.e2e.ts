import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { startProduct } from '../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { findProblems, narrow, wide } from './support/looks.ts'
import { send as sendMessage, signUpMember } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

interface Engines {
  isOn(): boolean
  hear(words: string): void
  /** Spoken and waiting texts. */
  spoken: string[]
  /** The answer shown when each of them was spoken. */
  shown: string[]
  finish(): void
}

/** Headless Chromium has neither speech recognition nor voices. */
function installEngines(): void {
  type Result = { transcript: string }[] & { isFinal: boolean }
  class Recognition {
    static current: Recognition | null = null
    onresult?: (event: { resultIndex: number; results: Result[] }) => void
    onend?: () => void
    results: Result[] = []
    start() {
      Recognition.current = this
    }
    stop() {
      if (Recognition.current === this) Recognition.current = null
      setTimeout(() => this.onend?.())
    }
    abort() {
      this.stop()
    }
  }
  class Utterance {
    text: string
    onstart?: () => void
    onend?: () => void
    constructor(text: string) {
      this.text = text
    }
  }
  let queue: Utterance[] = []
  const engines: Engines = {
    isOn: () => Recognition.current !== null,
    hear(words) {
      const recognition = Recognition.current
      if (!recognition) throw new Error('The microphone is off.')
      recognition.results = [...recognition.results, Object.assign([{ transcript: words }], { isFinal: true })]
      recognition.onresult?.({ resultIndex: 0, results: recognition.results })
    },
    spoken: [],
    shown: [],
    finish: () => queue.shift()?.onend?.(),
  }
  const speechSynthesis = {
    speaking: false,
    getVoices: () => [],
    speak(utterance: Utterance) {
      if (utterance.text === '') return
      queue.push(utterance)
      engines.spoken.push(utterance.text)
      engines.shown.push([...document.querySelectorAll('article')].at(-1)?.textContent ?? '')
      utterance.onstart?.()
    },
    cancel() {
      queue = []
    },
  }
  for (const [name, value] of Object.entries({
    SpeechRecognition: Recognition,
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis,
    engines,
  })) {
    Object.defineProperty(window, name, { value, configurable: true })
  }
}

const engines = <Value>(page: Page, use: (engines: Engines) => Value) => page.evaluate<Value>(`(${use.toString()})(window.engines)`)
const hear = (page: Page, words: string) => page.evaluate((heard) => (window as unknown as { engines: Engines }).engines.hear(heard), words)

const visits = [
  {
    locale: 'en',
    viewport: wide,
    start: 'Start voice mode',
    begin: 'Start',
    states: ['Listening', 'Thinking', 'Speaking'],
    end: 'End',
    sentences: ['The harbor opens at nine.', 'It closes at five.'],
    dictate: 'Dictate',
    send: 'Send',
  },
  {
    locale: 'de',
    viewport: narrow,
    start: 'Sprachmodus starten',
    begin: 'Starten',
    states: ['Hört zu', 'Denkt nach', 'Liest vor'],
    end: 'Beenden',
    sentences: ['Der Hafen öffnet z. B. am 3. Oktober.', 'Er schließt um fünf.'],
    dictate: 'Diktieren',
    send: 'Senden',
  },
]

for (const { locale, viewport, start, begin, states, end, sentences, dictate, send } of visits) {
  test(`talks without hands, at ${viewport.width} px in ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: inject('e2e').product,
      reducedMotion: 'reduce',
      viewport,
      hasTouch: viewport === narrow,
    })
    context.setDefaultTimeout(20_000)
    await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
    await context.addInitScript(installEngines)
    const { page, check } = await openPage(context)
    await signUpMember(page)
    await page.goto('/chat')
    const [listening = '', thinking = '', speaking = ''] = states
    const state = (name: string) => page.getByRole('region').getByRole('status').getByText(name, { exact: true }).waitFor()

    await page.getByRole('button', { name: start }).click()
    // Tooltips belong to no landmark.
    await page.mouse.move(0, 0)
    expect(await engines(page, ({ isOn }) => isOn())).toBe(false)
    expect(await findProblems(page, [viewport])).toEqual([])
    await page.getByRole('button', { name: begin, exact: true }).click()
    await state(listening)
    expect(await findProblems(page, [viewport])).toEqual([])

    await hear(page, `${sentences.join(' ')} [[mode:echo]] [[interval:400]]`)
    await state(thinking)
    await state(speaking)
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
    await expect.poll(() => engines(page, ({ spoken }) => spoken)).toEqual(sentences)
    expect((await engines(page, ({ shown }) => shown))[0]).not.toContain(sentences[1])
    expect(await findProblems(page, [viewport])).toEqual([])
    await engines(page, ({ finish }) => finish())
    await engines(page, ({ finish }) => finish())
    await state(listening)
    expect(await page.getByRole('article').count()).toBe(2)

    await hear(page, `${sentences.join(' ')} [[mode:echo]] [[interval:200]]`)
    await state(speaking)
    await page.keyboard.press('Escape')
    await state(listening)
    const { length } = await engines(page, ({ spoken }) => spoken)
    await expect.poll(() => page.getByRole('article').filter({ hasText: sentences[1] }).count()).toBe(4)
    expect(await engines(page, ({ spoken }) => spoken)).toHaveLength(length)

    await page.getByRole('button', { name: end, exact: true }).click()
    expect(await engines(page, ({ isOn }) => isOn())).toBe(false)

    const field = page.getByRole('textbox')
    await field.fill('Count [[tokens:300]] [[interval:50]]')
    await page.getByRole('button', { name: send, exact: true }).click()
    await page.getByText('tok3 ').waitFor()
    await field.fill('And then?')
    expect(await findProblems(page, [viewport])).toEqual([])
    await field.fill('')

    const button = page.getByRole('button', { name: dictate, exact: true })
    const holding = button.click({ delay: 1000 })
    await expect.poll(() => engines(page, ({ isOn }) => isOn())).toBe(true)
    await hear(page, 'Tea')
    await holding
    await expect.poll(() => engines(page, ({ isOn }) => isOn())).toBe(false)
    expect(await page.getByRole('textbox').inputValue()).toBe('Tea')
    check()
    await context.close()
  })
}

/** A quarter of a second of silence. */
function createWave(): Buffer {
  const rate = 8000
  const wave = Buffer.alloc(44 + rate / 2)
  wave.write('RIFF', 0)
  wave.writeUInt32LE(36 + rate / 2, 4)
  wave.write('WAVEfmt ', 8)
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(rate, 24)
  wave.writeUInt32LE(rate * 2, 28)
  wave.writeUInt16LE(2, 32)
  wave.writeUInt16LE(16, 34)
  wave.write('data', 36)
  wave.writeUInt32LE(rate / 2, 40)
  return wave
}

test('reads an answer with the speech model of the server', { timeout: 180_000 }, async ({ browser }) => {
  const spoken: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      spoken.push(((await json(request)) as { input: string }).input)
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(createWave())
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = await createTemporaryFolder('voice')
  const product = await startProduct({
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    DATA_DIR: folder.path,
    LLM_BASE_URL: inject('e2e').model,
    LLM_MODEL: 'mock',
    SPEECH_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    SPEECH_MODEL: 'mock',
  })
  onTestFinished(async () => {
    await product.stop()
    await folder.remove()
    server.close()
  })
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  context.setDefaultTimeout(20_000)
  const { page, check } = await openPage(context)
  await signUpMember(page)
  await page.goto('/chat')
  const sentences = ['The harbor opens at nine.', 'It closes at five.', 'Then it is quiet.']
  await sendMessage(page, `${sentences.join(' ')} [[mode:echo]] [[interval:100]]`)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await page.getByRole('button', { name: 'Stop reading' }).waitFor()
  await page.getByRole('button', { name: 'Read aloud' }).waitFor()
  expect(spoken).toEqual(sentences)
  check()
  await context.close()
})
