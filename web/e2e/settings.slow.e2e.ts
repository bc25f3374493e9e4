import { buffer } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { expireSignIn } from './support/confirmation.ts'
import { findProblems } from './support/looks.ts'
import { expectNoSidewaysScroll, signUpMember, type Account } from './support/people.ts'
import { test } from './support/visit.ts'

async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.goto('/accounts/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function elsewhere(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject('e2e').product })
  const page = await context.newPage()
  await signIn(page, account)
  await page.waitForURL('**/chat')
  return page
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('frames a section opened by keyboard, but not one that the page was opened at', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/settings#export')
  const isFramed = (name: string) =>
    section(page, name).evaluate((element) => [element === document.activeElement, element.matches(':focus-visible')])
  await expect.poll(() => isFramed('Export')).toEqual([true, false])
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Import data' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFramed('Import data')).toEqual([true, true])
})

test('changes the password', async ({ page, context }) => {
  const account = await signUpMember(page)
  await page.goto('/settings')
  const form = section(page, 'Password')
  await form.getByLabel('Current password').fill('not the one')
  await form.getByLabel('New password').fill('short')
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('Password must be at least 8 characters').waitFor()
  await form.getByLabel('New password').fill('an altogether different one')
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('Wrong password').waitFor()
  await form.getByLabel('Current password').fill(account.password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('Your password is changed. You are signed out everywhere else.').waitFor()

  await context.clearCookies()
  await signIn(page, account)
  await page.getByText('Invalid email or password').waitFor()
  await signIn(page, { ...account, password: 'an altogether different one' })
  await page.waitForURL(/\/(chat|settings)$/)
})

test('ends another session immediately', async ({ page, browser }) => {
  const account = await signUpMember(page)
  const there = await elsewhere(browser, account)
  await page.goto('/settings')
  const sessions = section(page, 'Sessions')
  await sessions.getByText('This browser').waitFor()
  await sessions.getByRole('button', { name: /^End the session of/ }).click()
  await there.waitForURL('**/accounts/login')
  await there.getByText('Authentication required - redirecting to login').waitFor()
  await sessions.getByRole('button', { name: /^End the session of/ }).waitFor({ state: 'detached' })
  await there.context().close()
})

test('applies language and theme immediately, after a reload and in another browser', async ({ page, browser }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const account = await signUpMember(page)
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).click()
  expect(await colorScheme(page)).toBe('dark')
  await section(page, 'Language').getByRole('button').click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'Mein Zwilling', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()

  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
  await page.getByRole('link', { name: 'Mein Zwilling', exact: true }).waitFor()
  expect(await colorScheme(page)).toBe('dark')

  const there = await elsewhere(browser, account)
  await there.getByRole('link', { name: 'Mein Zwilling', exact: true }).waitFor()
  expect(await colorScheme(there)).toBe('dark')
  await there.context().close()
})

const colorScheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test('shows a token once, accepts it, and rejects it after it was revoked', async ({ page }) => {
  const account = await signUpMember(page)
  await page.goto('/settings')
  const tokens = section(page, 'Access tokens')
  await tokens.getByRole('button', { name: 'Create token' }).click()
  await tokens.getByText('Enter a name for the token').waitFor()
  await expireSignIn(page, 'NewAccessTokenMutation', 'createAccessToken')
  await tokens.getByLabel('Name of the new token').fill('Backup script')
  await tokens.getByRole('button', { name: 'Create token' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await confirmation.getByLabel('Your password').fill('not the one')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await confirmation.getByText('Wrong password').waitFor()
  expect(await findProblems(page)).toEqual([])
  await confirmation.getByLabel('Your password').fill(account.password)
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  const secret = await tokens.getByLabel('Token', { exact: true }).inputValue()
  const me = () => fetch(`${inject('e2e').product}/api/v1/auth/me`, { headers: { authorization: `Bearer ${secret}` } })
  expect(await (await me()).json()).toMatchObject({ email: account.email })

  await page.reload()
  await tokens.getByText('last used').waitFor()
  expect(await page.getByText(secret).count()).toBe(0)
  await tokens.getByRole('button', { name: 'Revoke Backup script' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await tokens.getByText('No access tokens yet.').waitFor()
  expect((await me()).status).toBe(401)
})

test('exports all data as a file', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/settings')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const zip = await buffer(await download.createReadStream())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
})

test('deletes an account', async ({ page }) => {
  const account = await signUpMember(page)
  await page.goto('/settings#deletion')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Your password').fill('not the one')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await dialog.getByText('Wrong password').waitFor()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await page.waitForURL('**/accounts/login')
  await page.getByText('Your account has been deleted.').waitFor()
  await signIn(page, account)
  await page.getByText('Invalid email or password').waitFor()
})

test('fits the settings and their navigation on a small phone', async ({ page }) => {
  await signUpMember(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/settings')
  for (const name of ['Password', 'Delete account', 'Account']) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click()
    await expect.poll(() => section(page, name).evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true)
    await expectNoSidewaysScroll(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
})
