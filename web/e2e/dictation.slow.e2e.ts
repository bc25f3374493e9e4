import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import { beforeAll, expect, inject, onTestFinished } from 'vitest'
import { getChromiumOptions } from '../../scripts/testing/chromium.ts'
import { type Product, startProduct } from '../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { findProblems, narrow, wide } from './support/looks.ts'
import { signUpMember } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

interface Received {
  readonly size: number
  readonly type: string
  readonly language: unknown
}

let isDown = false
let received: Received[] = []
let product: Product

beforeAll(async () => {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const form = await new Response(Buffer.concat(parts), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData()
      const { size, type } = form.get('file') as File
      received.push({ size, type, language: form.get('language') })
      if (isDown) return response.writeHead(500).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: 'The harbor opens at nine.' }))
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = await createTemporaryFolder('dictation')
  product = await startProduct({
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    DATA_DIR: folder.path,
    LLM_BASE_URL: inject('e2e').model,
    LLM_MODEL: 'mock',
    TRANSCRIPTION_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    TRANSCRIPTION_MODEL: 'mock',
  })
  return async () => {
    await product.stop()
    await folder.remove()
    server.close()
  }
}, 180_000)

async function openDevice(locale: string, viewport: { width: number; height: number }, isAllowed: boolean) {
  const { args, ...launch } = getChromiumOptions()
  const microphone = ['--use-fake-device-for-media-stream', `--use-fake-ui-for-media-stream${isAllowed ? '' : '=deny'}`]
  const browser = await chromium.launch({ ...launch, args: [...args, ...microphone] })
  onTestFinished(() => browser.close())
  const context = await browser.newContext({
    baseURL: product.url,
    reducedMotion: 'reduce',
    viewport,
    hasTouch: viewport === narrow,
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript((chosen) => {
    localStorage.setItem('locale', chosen)
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  }, locale)
  const visit = await openPage(context)
  await signUpMember(visit.page)
  await visit.page.goto('/chat')
  return visit
}

test.for([
  {
    locale: 'en',
    viewport: wide,
    dictate: 'Dictate',
    stop: 'Stop dictating',
    retry: 'Retry transcription',
    failure: 'The transcription model doesn’t respond',
  },
  {
    locale: 'de',
    viewport: narrow,
    dictate: 'Diktieren',
    stop: 'Diktat beenden',
    retry: 'Erneut umwandeln',
    failure: 'Das Transkriptionsmodell antwortet nicht',
  },
])(
  'dictates through the server, at $viewport.width px in $locale',
  { timeout: 120_000 },
  async ({ locale, viewport, dictate, stop, retry, failure }) => {
    isDown = true
    received = []
    const { page, check } = await openDevice(locale, viewport, true)
    const press = (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      return viewport === narrow ? button.tap() : button.click()
    }
    const field = page.getByRole('textbox')
    await field.fill('When?')

    await press(dictate)
    await page.getByRole('button', { name: stop }).waitFor()
    // Some sound must be recorded.
    await page.waitForTimeout(600)
    await press(stop)
    const again = page.getByRole('button', { name: retry })
    await again.waitFor()
    await page.getByText(failure).waitFor()
    await page.mouse.move(0, 0)
    expect(await findProblems(page, [viewport])).toEqual([])

    isDown = false
    await press(retry)
    await expect.poll(() => field.inputValue()).toBe('When? The harbor opens at nine.')
    expect(await again.count()).toBe(0)
    expect(await page.getByText(failure).count()).toBe(0)
    const [first, second] = received
    expect(first).toMatchObject({ type: 'audio/webm', language: locale })
    expect(first?.size).toBeGreaterThan(200)
    expect(second).toEqual(first)
    check()
  },
)

test('explains a blocked microphone', { timeout: 120_000 }, async () => {
  received = []
  const { page, check } = await openDevice('en', wide, false)
  await page.getByRole('button', { name: 'Dictate' }).click()
  await page.getByText('Microphone access is blocked').waitFor()
  await page.getByRole('button', { name: 'Dictate' }).waitFor()
  expect(received).toEqual([])
  check()
})
