import type { Page } from 'playwright'

export type Size = 'wide' | 'narrow'
/** Pictured in both sizes, or in one. */
export type Screen = [name: string, show: (page: Page, size: Size) => Promise<unknown>, only?: Size]

/** It is named by the person's address. */
export function accountButton(page: Page) {
  return page.locator('header').getByLabel(/@example\.org$/)
}

/** The bell and the menu come with pieces of the program of their own. */
export async function frame(page: Page) {
  await accountButton(page).waitFor({ state: 'attached' })
  const bell = { name: /notification|Benachrichtigung/i, includeHidden: true }
  await page.locator('header').getByRole('button', bell).waitFor({ state: 'attached' })
}

export function composer(page: Page) {
  return page.getByRole('textbox', { name: 'Message your private brain' })
}

export async function send(page: Page, text: string, to = composer(page)) {
  await to.fill(text)
  await pressSend(page)
  await page.getByRole('article').filter({ hasText: text }).waitFor()
}

/** On a phone, Enter breaks the line. */
export async function pressSend(page: Page) {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Leaves the conversation that was open last, on a page that opens none. */
export async function startAnew(page: Page) {
  await page.goto('/terms')
  await page.evaluate(() => localStorage.removeItem('last-thread'))
  await page.goto('/chat')
}

export async function openLatest(page: Page) {
  await openNamed(page, 'Hours between the tides')
  // Colours come with a piece of the program of their own.
  await page.locator('.hljs-keyword').first().waitFor()
}

export async function openNamed(page: Page, title: string) {
  const answer = await page.request.get('/api/v1/chat/threads')
  const { threads } = (await answer.json()) as { threads: { id: string; name: string }[] }
  const thread = threads.find(({ name }) => name === title)
  if (!thread) throw new Error(`There is no conversation named ${title}.`)
  await page.goto(`/chat/${thread.id}`)
  // Markdown is shown as it was written until it can be laid out.
  await page.getByRole('article').last().locator('p').first().waitFor()
}

export async function showSidebar(page: Page, size: Size) {
  if (size === 'narrow') await page.getByRole('button', { name: 'Show sidebar' }).click()
}

/** Scrolls it to the top of whatever scrolls. */
/** Everything that comes late has come, and nothing moves. */
export async function settled(page: Page) {
  await page.locator('h1').first().waitFor()
  await page.getByText('Loading...', { exact: true }).first().waitFor({ state: 'detached' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  // Fonts and pictures are asked for when the page is laid out.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
    await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => null)))
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
  })
}
