import type { Browser, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { startProduct } from '../../scripts/testing/product.ts'
import { temporaryFolder } from '../../scripts/testing/server.ts'
import { waitForAnswerEnd, newAccount, signUpMember, tokens } from './support/people.ts'
import { test } from './support/visit.ts'

const bio = 'I keep bees on a roof in Lisbon.'

async function owner(browser: Browser, { isPublic, baseURL = inject('e2e').product }: { isPublic: boolean; baseURL?: string }) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  const { username } = await signUpMember(page)
  const response = await page.request.put('/api/v1/profile', { data: { public: isPublic, bio } })
  expect(response.ok()).toBe(true)
  return { page, username, path: `/twin/${username}/chat`, close: () => page.context().close() }
}

async function ask(page: Page, text: string) {
  const composer = page.getByRole('textbox', { name: /AI twin$/ })
  await composer.fill(text)
  await composer.press('Enter')
}

async function words(page: Page): Promise<string[]> {
  const text = await page
    .getByRole('article')
    .filter({ hasText: /AI twin:/ })
    .last()
    .innerText()
  return text.match(/tok\d+/g) ?? []
}

test('guests chat, resume after a reload and keep the conversation by signing up', async ({ browser, page }) => {
  const { path, username, close } = await owner(browser, { isPublic: true })
  await page.goto(path)
  await page.getByText(`You’re talking to an AI, not to ${username}.`, { exact: false }).waitFor()
  await page.getByText(`${username} can read this conversation`).waitFor()
  await ask(page, 'Count slowly [[tokens:300]] [[interval:12]]')
  await page.getByText('tok40 ').first().waitFor()
  expect(await words(page)).not.toContain('tok299')
  await page.reload()
  await expect.poll(() => words(page), { timeout: 10_000 }).toEqual(tokens(300))
  await waitForAnswerEnd(page)

  await ask(page, 'Too long [[tokens:3000]] [[interval:10]]')
  await page.getByText('Too long').first().waitFor()
  await expect.poll(async () => (await words(page)).length, { timeout: 10_000 }).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('You stopped this answer.').waitFor()
  await page.getByRole('button', { name: 'Retry' }).waitFor()

  const account = newAccount()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await page.request.post('/api/v1/profile/finish-onboarding', { data: {} })
  await page.goto(path)
  await page.getByText('You stopped this answer.').waitFor()

  await page.getByRole('link', { name: `@${username}: Twin Chat` }).click()
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await page.getByText(`${username} can read this conversation`).waitFor()
  await page.getByText('You stopped this answer.').waitFor()
  expect(await page.getByText('Only you').count()).toBe(0)
  await close()
})

test('hides the twin of a private profile from others and gives it no knowledge', async ({ browser, page }) => {
  const { path, page: own, close } = await owner(browser, { isPublic: false })
  await page.goto(path)
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()

  await own.goto(path)
  await own.getByRole('link', { name: 'Go public in My Twin' }).waitFor()
  await own.getByText('Only you can read this conversation').waitFor()
  await ask(own, 'What do you keep?')
  await own.getByText('I know nothing yet', { exact: false }).waitFor()
  await waitForAnswerEnd(own)
  await own.request.put('/api/v1/profile', { data: { public: true } })
  await own.reload()
  await ask(own, 'Count [[tokens:3]]')
  await expect.poll(() => words(own), { timeout: 10_000 }).toEqual(tokens(3))
  await close()
})

test('quotes public content and tells a rate-limited guest when to return', async ({ browser }) => {
  const folder = await temporaryFolder('e2e-twin')
  const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path, TWIN_GUEST_LIMIT: '1' })
  const { path, close } = await owner(browser, { isPublic: true, baseURL: product.url })
  const guest = await browser.newContext({ baseURL: product.url })
  try {
    const page = await guest.newPage()
    await page.goto(path)
    await ask(page, 'What do you keep?')
    await page.getByRole('button', { name: /^Source \d/ }).click()
    expect(await page.getByRole('dialog').innerText()).toContain(bio)
    await page.keyboard.press('Escape')

    await ask(page, 'And where?')
    await page.getByText(/You’ve reached the message limit for now\. Sign in to continue, or try again in \d+ minutes\./).waitFor()
    expect(await page.getByRole('textbox', { name: /AI twin$/ }).inputValue()).toBe('And where?')
  } finally {
    await guest.close()
    await close()
    await product.stop()
    await folder.remove()
  }
})
