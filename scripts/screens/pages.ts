import type { BrowserContextOptions, Page } from 'playwright'

export type Size = 'wide' | 'narrow'
export type Screens = Record<string, (page: Page, size: Size) => Promise<unknown>>

export interface Group {
  screens: Screens
  options: BrowserContextOptions
  isFramed: boolean
}

export function getAccountButton(page: Page) {
  return page.locator('header').getByLabel(/@example\.org$/)
}

export async function drawFrame(page: Page) {
  await getAccountButton(page).waitFor({ state: 'attached' })
  const bell = { name: /notification|Benachrichtigung/i, includeHidden: true, disabled: false }
  await page.locator('header').getByRole('button', bell).waitFor({ state: 'attached' })
}

export function getComposer(page: Page) {
  return page.getByRole('textbox', { name: 'Message your private brain' })
}

export async function send(page: Page, text: string, to = getComposer(page)) {
  await to.fill(text)
  await pressSend(page)
  await page.getByRole('article').filter({ hasText: text }).waitFor()
}

/** On touch keyboards, Enter breaks the line. */
export async function pressSend(page: Page) {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

export async function startNewChat(page: Page) {
  await page.goto('/terms')
  await page.evaluate(() => localStorage.removeItem('last-thread'))
  await page.goto('/chat')
}

export async function openLatest(page: Page) {
  await openNamed(page, 'Hours between the tides')
  await page.locator('.hljs-keyword').first().waitFor()
}

export async function openNamed(page: Page, title: string) {
  const answer = await page.request.get('/api/v1/chat/threads')
  const { threads } = (await answer.json()) as { threads: { id: string; name: string }[] }
  const thread = threads.find(({ name }) => name === title)
  if (!thread) throw new Error(`No conversation named ${title}.`)
  await page.goto(`/chat/${thread.id}`)
  await page.getByRole('article').last().locator('p').first().waitFor()
}

export async function showSidebar(page: Page, size: Size) {
  if (size === 'narrow') await page.getByRole('button', { name: 'Show sidebar' }).click()
}

export async function waitUntilSettled(page: Page) {
  await page.locator('h1').first().waitFor()
  await page.getByText('Loading...', { exact: true }).first().waitFor({ state: 'detached' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  // Fonts and images load after layout.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
    const isShown = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < innerHeight
    }
    await Promise.all([...document.images].filter(isShown).map((image) => image.decode().catch(() => null)))
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
  })
}
