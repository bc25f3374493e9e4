import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { startMockModel } from '../bench/mock/server.ts'
import { buildWeb } from './build.ts'
import { failingQuestion, questions, replies, slowQuestion } from './screens/story.ts'
import { chromiumLaunch, installChromium } from './services/chromium.ts'
import { startProduct } from './services/product.ts'
import { temporaryFolder } from './services/server.ts'

/** `npm run screens` pictures every screen, light and dark, on a desk and on a small phone, into docs/screens. */
const folder = join(import.meta.dirname, '../docs/screens')
const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 640 } }
type Size = keyof typeof sizes
type Scheme = 'light' | 'dark'

type Screen = [name: string, show: (page: Page, size: Size) => Promise<unknown>]

const outside: Screen[] = [
  ['landing', (page) => page.goto('/')],
  ['signup', (page) => page.goto('/accounts/signup')],
  ['login', (page) => page.goto('/accounts/login')],
  ['forgot-password', (page) => page.goto('/forgot-password')],
  ['reset-password', (page) => page.goto('/reset-password?token=of-the-picture')],
  ['not-found', (page) => page.goto('/nothing/here')],
  ['terms', (page) => page.goto('/terms')],
  ['privacy', (page) => page.goto('/privacy')],
]

const inside: Screen[] = [
  ['onboarding', (page) => page.goto('/onboarding')],
  [
    'chat-empty',
    async (page) => {
      await startAnew(page)
      await composer(page).waitFor()
    },
  ],
  ['chat', openLatest],
  [
    'search',
    async (page, size) => {
      await openLatest(page)
      if (size === 'narrow') await page.getByRole('button', { name: 'Show sidebar' }).click()
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('searchbox').fill('tide')
      await page.getByText('Updated').nth(1).waitFor()
      await page.getByText('Searching...').waitFor({ state: 'detached' })
    },
  ],
  [
    'sidebar',
    async (page, size) => {
      await openLatest(page)
      if (size === 'narrow') await page.getByRole('button', { name: 'Show sidebar' }).click()
      await page.getByRole('link', { name: 'Plum cake' }).hover()
    },
  ],
  [
    'delete',
    async (page, size) => {
      await openLatest(page)
      if (size === 'narrow') await page.getByRole('button', { name: 'Show sidebar' }).click()
      await page.getByRole('link', { name: 'Plum cake' }).hover()
      await page.getByRole('button', { name: /^Delete Plum cake/ }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'account-menu',
    async (page) => {
      await openLatest(page)
      await accountButton(page).click()
      await page.getByRole('menu').waitFor()
    },
  ],
  [
    'tool-call',
    async (page) => {
      await page.goto('/chat')
      await page.goto(await pathOf(page, 'The promise to Ana'))
      await page.getByRole('button', { name: /Remembered/ }).click()
    },
  ],
  [
    'chat-streaming',
    async (page) => {
      await startAnew(page)
      await send(page, slowQuestion)
      await page.getByText('at the pace of a cyclist').first().waitFor()
    },
  ],
  [
    'chat-error',
    async (page) => {
      await startAnew(page)
      await send(page, failingQuestion)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
    },
  ],
]

/** It is named by the person's address. */
function accountButton(page: Page) {
  return page.locator('header').getByLabel(/@example\.org$/)
}

function composer(page: Page) {
  return page.getByRole('textbox', { name: 'Message your private brain' })
}

async function send(page: Page, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await page.getByRole('article').filter({ hasText: text }).waitFor()
}

/** Leaves the conversation that was open last, on a page that opens none. */
async function startAnew(page: Page) {
  await page.goto('/terms')
  await page.evaluate(() => localStorage.removeItem('last-thread'))
  await page.goto('/chat')
}

async function openLatest(page: Page) {
  await page.goto('/chat')
  await page.goto(await pathOf(page, 'Hours between the tides'))
  await page.getByRole('article').last().waitFor()
  // Colours come with a piece of the program of their own.
  await page.locator('.hljs-keyword').first().waitFor()
}

async function pathOf(page: Page, title: string) {
  const answer = await page.request.get('/api/v1/chat/threads')
  const { threads } = (await answer.json()) as { threads: { id: string; name: string }[] }
  const thread = threads.find(({ name }) => name === title)
  if (!thread) throw new Error(`There is no conversation named ${title}.`)
  return `/chat/${thread.id}`
}

/** Somebody with a few conversations, as cookies that a browser can carry. */
async function person(browser: Browser, baseURL: string, username: string) {
  const context = await browser.newContext({ baseURL })
  const account = { username, email: `${username}@example.org`, password: 'a long enough password', display_name: 'Maud Lindqvist' }
  await context.request.post('/api/v1/auth/register', { data: account })
  await context.request.post('/api/v1/profile/finish-onboarding')
  for (const input of questions)
    await context.request.get('/api/v1/chat/stream', { params: { input }, headers: { accept: 'text/event-stream' } })
  const page = await context.newPage()
  for (const title of ['Hours between the tides', 'What springs in a spring tide']) {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline;) if (await pathOf(page, title).catch(() => null)) break
  }
  const state = await context.storageState()
  await context.close()
  return state
}

async function picture(context: BrowserContext, [name, show]: Screen, scheme: Scheme, size: Size) {
  const page = await context.newPage()
  await show(page, size)
  // The menu comes with a piece of the program of its own.
  if (await page.locator('header button').count()) await accountButton(page).waitFor({ state: 'attached' })
  await page.locator('h1').first().waitFor()
  // Fonts are asked for when the page is laid out.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))))
  const png = await page.screenshot({ caret: 'hide' })
  await sharp(png)
    .png({ compressionLevel: 9 })
    .toFile(join(folder, `${name}-${scheme}-${size}.png`))
  await page.close()
}

await installChromium()
await buildWeb()
await mkdir(folder, { recursive: true })
await using started = new AsyncDisposableStack()
const data = await temporaryFolder('screens')
started.defer(() => data.remove())
const model = await startMockModel({ replies })
started.defer(() => model.close())
const product = await startProduct({
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
  DATA_DIR: data.path,
  LLM_BASE_URL: model.url,
  LLM_MODEL: 'mock',
})
started.defer(() => product.stop())
const browser = await chromium.launch(chromiumLaunch())
started.defer(() => browser.close())

const only = process.argv.slice(2)
for (const size of ['wide', 'narrow'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const look = { baseURL: product.url, viewport: sizes[size], colorScheme, reducedMotion: 'reduce' as const, hasTouch: size === 'narrow' }
    const storageState = await person(browser, product.url, `maud-${size}-${colorScheme}`)
    for (const [screens, options] of [
      [outside, look],
      [inside, { ...look, storageState }],
    ] as const) {
      const context = await browser.newContext(options)
      context.setDefaultTimeout(10_000)
      for (const screen of screens) if (only.length === 0 || only.includes(screen[0])) await picture(context, screen, colorScheme, size)
      await context.close()
    }
  }
}
