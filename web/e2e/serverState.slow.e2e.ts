import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { type Product, startProduct } from '../../scripts/testing/product.ts'
import { temporaryFolder } from '../../scripts/testing/server.ts'
import { findProblems } from './support/looks.ts'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

let product: Product
let folder: { path: string; remove(): Promise<void> }

beforeAll(async () => {
  folder = await temporaryFolder('server-state')
  product = await startProduct({ DATA_DIR: folder.path })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await folder.remove()
})

async function openHere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  context.setDefaultTimeout(20_000)
  onTestFinished(() => context.close())
  return context.newPage()
}

test('an operator reads the state of the server and announces maintenance', { timeout: 120_000 }, async ({ browser }) => {
  const [page, visitor] = [await openHere(browser), await openHere(browser)]
  await signUpMember(page)
  await signUpMember(visitor)
  for (const [link, shown] of [
    ['Jobs', 'Queues'],
    ['Storage', 'Largest tables'],
    ['Effective settings', 'SESSION_SECRET'],
  ] as const) {
    await page.goto('/settings#server')
    await page.getByRole('region', { name: 'Server' }).getByRole('link', { name: link }).click()
    await page.getByText(shown, { exact: true }).first().waitFor()
    expect(await findProblems(page)).toEqual([])
  }

  await page.goto('/operator/announcement')
  await page.getByLabel('Text').fill('Maintenance on Sunday from 10:00 to 12:00.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('heading', { name: 'Current announcement' }).waitFor()
  expect(await findProblems(page)).toEqual([])
  const banner = visitor.getByRole('status').filter({ hasText: 'Maintenance on Sunday' })
  for (const path of ['/chat', '/history']) {
    await visitor.goto(path)
    await banner.waitFor()
    expect(await findProblems(visitor)).toEqual([])
  }
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await visitor.goto('/chat')
  await visitor.getByRole('textbox', { name: 'Message your private brain' }).waitFor()
  expect(await banner.count()).toBe(0)

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('heading', { name: 'Current announcement' }).waitFor({ state: 'detached' })
  await visitor.evaluate(() => localStorage.clear())
  await visitor.goto('/chat')
  await visitor.getByRole('textbox', { name: 'Message your private brain' }).waitFor()
  expect(await banner.count()).toBe(0)
})
