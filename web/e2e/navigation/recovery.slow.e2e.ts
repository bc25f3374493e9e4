import type { Page } from 'playwright'
import { expect } from 'vitest'
import { startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { composer, createAccount, say, signUpMember, startThread } from '../support/people.ts'
import { test } from '../support/visit.ts'

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' }).first()

async function openPath(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Also fails health checks, so that nothing is retried automatically. */
async function breakConnection(page: Page, pattern = /\/graphql$/): Promise<() => Promise<void>> {
  for (const part of [pattern, '**/healthz']) await page.route(part, (route) => route.abort())
  return () => page.unroute(pattern)
}

test('Retry loads every screen', async ({ page }) => {
  const { username } = await signUpMember(page)
  const screens = [
    `/chat/${await startThread(page)}`,
    '/twin',
    '/settings',
    '/story',
    '/knowledge',
    '/discover',
    '/roadmap',
    '/monitoring',
    '/history',
    '/pricing',
    // Not the own profile, which opens My Twin.
    `/${createAccount().username}`,
    `/twin/${username}/chat`,
  ]
  await page.goto('/terms')
  const failures: string[] = []
  for (const screen of screens) {
    await openPath(page, '/terms')
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
    const repair = await breakConnection(page)
    try {
      await openPath(page, screen)
      await retry(page).click()
      await retry(page).waitFor()
      await repair()
      await retry(page).click()
      await retry(page).waitFor({ state: 'detached' })
      await page.getByRole('main').getByRole('heading', { level: 1 }).or(page.getByRole('textbox')).first().waitFor()
    } catch (error) {
      failures.push(`${screen}: ${String(error)}`)
    }
    await page.unrouteAll()
  }
  expect(failures).toEqual([])
})

test('Retry loads the current user', async ({ page }) => {
  await signUpMember(page)
  const repair = await breakConnection(page)
  await page.goto('/settings')
  await retry(page).waitFor()
  await repair()
  await retry(page).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})

test('Retry loads a screen’s code', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/terms')
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  await breakConnection(page, /\/assets\//)
  await openPath(page, '/knowledge')
  await retry(page).waitFor()
  await page.unrouteAll()
  await retry(page).click()
  await page.getByRole('heading', { level: 1, name: 'Knowledge' }).waitFor()
})

test('Retry loads older messages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUpMember(page)
  const thread = await startThread(page)
  await say(page, thread, ...Array.from({ length: 12 }, (_, index) => `Question ${index} [[tokens:40]]`))
  await page.route('**/healthz', (route) => route.abort())
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('useOlderStepsQuery') ? route.abort() : route.fallback()))
  await page.goto(`/chat/${thread}`)
  await page.getByText('Question 11').first().waitFor()
  const scrollUp = async (name: string) => {
    await page.mouse.move(195, 300)
    await page.mouse.wheel(0, -400)
    return page.getByText(name).count()
  }
  await expect.poll(() => scrollUp('Failed to load thread history'), { timeout: 10_000 }).toBe(1)
  await retry(page).click()
  await retry(page).waitFor()
  await page.unroute('**/graphql')
  await retry(page).click()
  await expect.poll(() => scrollUp('Question 0 '), { timeout: 10_000 }).toBe(1)
  expect(await retry(page).count()).toBe(0)
})

test('loads a conversation automatically once the server is back', async ({ browser }) => {
  await using folder = Object.assign(await createTemporaryFolder('recovery'), {
    [Symbol.asyncDispose]: () => folder.remove(),
  })
  const settings = { DATABASE_URL: undefined, REDIS_URL: undefined, LLM_BASE_URL: undefined, DATA_DIR: folder.path }
  let product = await startProduct(settings)
  const context = await browser.newContext({ baseURL: product.url })
  try {
    const page = await context.newPage()
    await signUpMember(page)
    await page.goto('/chat')
    await composer(page).waitFor()
    // Not opened in this browser, which keeps what it has opened.
    const thread = await startThread(page)
    await say(page, thread, 'Where are the boats?')
    await page.goto('/terms')
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
    await product.stop()
    await openPath(page, `/chat/${thread}`)
    await page.getByText('Failed to load thread history').waitFor()
    product = await startProduct({ ...settings, PORT: new URL(product.url).port })
    await page.getByRole('article').filter({ hasText: 'Where are the boats?' }).first().waitFor()
    expect(await retry(page).count()).toBe(0)
  } finally {
    await context.close()
    await product.stop()
  }
})
