import { expect, onTestFinished } from 'vitest'
import { startProduct } from '../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { askTwin, bio, publishingOwner } from './support/twins.ts'
import { test } from './support/visit.ts'

test('quotes public content and tells a rate-limited guest when to return', async ({ browser }) => {
  const folder = await createTemporaryFolder('e2e-twin')
  onTestFinished(() => folder.remove())
  const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path, TWIN_GUEST_LIMIT: '1' })
  onTestFinished(() => product.stop())
  const { path, close } = await publishingOwner(browser, { isPublic: true, baseURL: product.url })
  onTestFinished(close)
  const guest = await browser.newContext({ baseURL: product.url })
  onTestFinished(() => guest.close())
  const page = await guest.newPage()
  await page.goto(path)
  await askTwin(page, 'What do you keep?')
  await page.getByRole('button', { name: /^Source \d/ }).click()
  expect(await page.getByRole('dialog').innerText()).toContain(bio)
  await page.keyboard.press('Escape')

  await askTwin(page, 'And where?')
  await page.getByText(/You’ve reached the message limit for now\. Sign in to continue, or try again in \d+ minutes\./).waitFor()
  expect(await page.getByRole('textbox', { name: /AI twin$/ }).inputValue()).toBe('And where?')
})
