import type { Page } from 'playwright'
import { expect } from 'vitest'
import { waitForAnswerEnd, createAccount, tokens } from './support/people.ts'
import { askTwin, publishingOwner } from './support/twins.ts'
import { test } from './support/visit.ts'

async function words(page: Page): Promise<string[]> {
  const text = await page
    .getByRole('article')
    .filter({ hasText: /AI twin:/ })
    .last()
    .innerText()
  return text.match(/tok\d+/g) ?? []
}

test('guests chat, resume after a reload and keep the conversation by signing up', async ({ browser, page }) => {
  const { path, username, close } = await publishingOwner(browser, { isPublic: true })
  await page.goto(path)
  await page.getByText(`You’re talking to an AI, not to ${username}.`, { exact: false }).waitFor()
  await page.getByText(`${username} can read this conversation`).waitFor()
  await askTwin(page, 'Count slowly [[tokens:300]] [[interval:12]]')
  await page.getByText('tok40 ').first().waitFor()
  expect(await words(page)).not.toContain('tok299')
  await page.reload()
  await expect.poll(() => words(page), { timeout: 10_000 }).toEqual(tokens(300))
  await waitForAnswerEnd(page)

  await askTwin(page, 'Too long [[tokens:3000]] [[interval:10]]')
  await page.getByText('Too long').first().waitFor()
  await expect.poll(async () => (await words(page)).length, { timeout: 10_000 }).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('This answer was stopped.').waitFor()
  await page.getByRole('button', { name: 'Retry' }).waitFor()

  const account = createAccount()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await page.request.post('/api/v1/profile/finish-onboarding', { data: {} })
  await page.goto(path)
  await page.getByText('This answer was stopped.').waitFor()

  await page.getByRole('link', { name: `@${username}: Twin Chat` }).click()
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await page.getByText(`${username} can read this conversation`).waitFor()
  await page.getByText('This answer was stopped.').waitFor()
  expect(await page.getByText('Only you').count()).toBe(0)
  await close()
})

test('hides the twin of a private profile from others and gives it no knowledge', async ({ browser, page }) => {
  const { path, page: own, close } = await publishingOwner(browser, { isPublic: false })
  await page.goto(path)
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()

  await own.goto(path)
  await own.getByRole('link', { name: 'Make it public in My Twin' }).waitFor()
  await own.getByText('Only you can read this conversation').waitFor()
  await askTwin(own, 'What do you keep?')
  await own.getByText('I know nothing yet', { exact: false }).waitFor()
  await waitForAnswerEnd(own)
  await own.request.put('/api/v1/profile', { data: { public: true } })
  await own.reload()
  await askTwin(own, 'Count [[tokens:3]]')
  await expect.poll(() => words(own), { timeout: 10_000 }).toEqual(tokens(3))
  await close()
})
