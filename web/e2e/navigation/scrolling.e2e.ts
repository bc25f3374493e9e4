import type { Page } from 'playwright'
import { expect } from 'vitest'
import { say, signedIn, startThread } from '../support/people.ts'
import { test } from '../support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const topOf = (page: Page) => main(page).evaluate((element) => element.scrollTop)
const messages = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** Goes to a path by the router, as a link does. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('complementary').getByRole('link', { name, exact: true }).click()
}

async function longThread(page: Page): Promise<string> {
  const thread = await startThread(page)
  for (let index = 0; index < 14; index += 1) await say(page, thread, `Question ${index} [[tokens:40]]`)
  return thread
}

test('a new screen begins at its top, and Back returns to the place', async ({ page }) => {
  await signedIn(page)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Delete account' }).waitFor()
  await main(page).evaluate((element) => element.scrollTo(0, 900))
  await expect.poll(() => topOf(page)).toBe(900)
  await follow(page, 'My Twin')
  await page.getByRole('heading', { level: 1, name: 'My Twin' }).waitFor()
  expect(await topOf(page)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { name: 'Delete account' }).waitFor()
  await expect.poll(() => topOf(page)).toBe(900)
})

test.for([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('a jump to a message near the end moves only the list, at $width', async (size, { page }) => {
  await page.setViewportSize(size)
  await signedIn(page)
  const thread = await longThread(page)
  await page.goto(`/chat/${thread}?at=24`)
  await page.locator('[aria-current=true]').first().waitFor()
  await expect.poll(() => messages(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  const { scrollTop, scrollHeight, clientHeight } = await main(page).evaluate((element) => {
    const { scrollTop: top, scrollHeight: height, clientHeight: seen } = element
    return { scrollTop: top, scrollHeight: height, clientHeight: seen }
  })
  expect(scrollTop).toBe(0)
  expect(scrollHeight).toBe(clientHeight)
})

test('Back from another screen returns to the message that was being read', async ({ page }) => {
  await signedIn(page)
  const thread = await longThread(page)
  await page.goto(`/chat/${thread}`)
  await page.getByText('Question 13').first().waitFor()
  const box = await messages(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100)
  await page.mouse.wheel(0, -2600)
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  const read = page.getByRole('article').filter({ hasText: 'Question 3 ' }).first()
  await read.scrollIntoViewIfNeeded()
  const position = async () => Math.round((await read.boundingBox())?.y ?? NaN)
  let before = NaN
  await expect.poll(async () => Math.abs(before - (before = await position()))).toBe(0)
  await follow(page, 'Knowledge')
  await page.getByRole('heading', { level: 1, name: 'Knowledge' }).waitFor()
  await page.goBack()
  await read.waitFor()
  await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThanOrEqual(2)
})
