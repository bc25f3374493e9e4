import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { say, signUpMember, startThread } from '../support/people.ts'
import { test } from '../support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const getTop = (page: Page) => main(page).evaluate((element) => element.scrollTop)
const messages = (page: Page) => page.getByRole('log', { name: 'Conversation' })

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('complementary').getByRole('link', { name, exact: true }).click()
}

async function longThread(page: Page): Promise<string> {
  const thread = await startThread(page)
  for (let index = 0; index < 14; index += 1) await say(page, thread, `Question ${index} [[tokens:40]] [[interval:0]]`)
  return thread
}

test('opens a screen at its top and restores the position on Back', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Delete account' }).waitFor()
  await main(page).evaluate((element) => element.scrollTo(0, 900))
  await expect.poll(() => getTop(page)).toBe(900)
  await follow(page, 'My Twin')
  await page.getByRole('heading', { level: 1, name: 'My Twin' }).waitFor()
  expect(await getTop(page)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { name: 'Delete account' }).waitFor()
  await expect.poll(() => getTop(page)).toBe(900)
})

test('jumping to a message near the end moves only the list', async ({ page }) => {
  await signUpMember(page)
  const thread = await longThread(page)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`/chat/${thread}?at=24`)
    await page.locator('[aria-current=true]').first().waitFor()
    await expect.poll(() => messages(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    const { scrollTop, scrollHeight, clientHeight } = await main(page).evaluate((element) => {
      const { scrollTop: top, scrollHeight: height, clientHeight: seen } = element
      return { scrollTop: top, scrollHeight: height, clientHeight: seen }
    })
    expect(scrollTop).toBe(0)
    expect(scrollHeight).toBe(clientHeight)
  }
})

async function readUpTo(page: Page, target: Locator): Promise<{ top: number; getTop: () => Promise<number> }> {
  const box = await messages(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100)
  const position = async () => target.evaluateAll(([element]) => Math.round(element?.getBoundingClientRect().top ?? NaN))
  const scrollUp = async () => {
    await page.mouse.wheel(0, -200)
    return position()
  }
  await expect.poll(scrollUp, { timeout: 10_000, interval: 100 }).toBeGreaterThan((box?.y ?? 0) + 20)
  let top = NaN
  // Scrolling is smooth.
  await expect.poll(async () => Math.abs(top - (top = await position())), { interval: 300 }).toBe(0)
  return { top, getTop: position }
}

async function goBackTo(page: Page, target: Locator, { top, getTop: position }: Awaited<ReturnType<typeof readUpTo>>): Promise<void> {
  await page.goBack()
  await target.waitFor()
  await expect.poll(async () => Math.abs((await position()) - top)).toBeLessThanOrEqual(2)
}

test('Back from another screen restores the reading position', async ({ page }) => {
  await signUpMember(page)
  const thread = await longThread(page)
  await page.goto(`/chat/${thread}`)
  await page.getByText('Question 13').first().waitFor()
  const read = page.getByRole('article').filter({ hasText: 'Question 3 ' }).first()
  const place = await readUpTo(page, read)
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  await follow(page, 'Knowledge')
  await page.getByRole('heading', { level: 1, name: 'Knowledge' }).waitFor()
  await goBackTo(page, read, place)
})

test('Back from a cited document returns to the answer', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/knowledge?view=documents')
  await page.locator('input[type=file]').setInputFiles({
    name: 'ferry.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The ferry leaves at six in the morning.'),
  })
  await page.getByRole('link', { name: 'ferry' }).waitFor()
  const thread = await startThread(page)
  await say(page, thread, ...Array.from({ length: 6 }, (_, index) => `Question ${index} [[tokens:40]]`))
  await say(page, thread, 'At six [1] [[mode:echo]] [[tool:search_knowledge {"query":"ferry"}]]')
  await say(page, thread, ...Array.from({ length: 6 }, (_, index) => `Afterwards ${index} [[tokens:40]]`))
  await page.goto(`/chat/${thread}`)
  await page.getByText('Afterwards 5').first().waitFor()
  const source = page.getByRole('complementary', { name: 'Sources' }).getByRole('link')
  const place = await readUpTo(page, source)
  await source.click()
  await page.waitForURL('**/knowledge?item=*')
  await page.getByText('The ferry leaves at six').first().waitFor()
  await goBackTo(page, source, place)
})

test('Back restores the reading position in a conversation opened from search', async ({ page }) => {
  await signUpMember(page)
  const thread = await longThread(page)
  await page.goto(`/chat/${thread}?at=24`)
  await page.locator('[aria-current=true]').first().waitFor()
  await page.getByRole('button', { name: 'Earlier messages' }).click()
  const read = page.getByRole('article').filter({ hasText: 'Question 5 ' }).first()
  await read.waitFor()
  const place = await readUpTo(page, read)
  await follow(page, 'Knowledge')
  await page.getByRole('heading', { level: 1, name: 'Knowledge' }).waitFor()
  await goBackTo(page, read, place)
})
