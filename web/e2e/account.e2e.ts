import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, vi } from 'vitest'
import { composer, expectAnswer, send, signUpMember, signIn, tokens } from './support/people.ts'
import { test } from './support/visit.ts'

test('returns to the requested page after signing in; a wrong password keeps the input', async ({ page, context }) => {
  const account = await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'Remember this place [[tokens:2]]')
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  // A pending request would notice the end of the session.
  await expectAnswer(page, tokens(2))
  const place = page.url()
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())

  await page.goto(place)
  await page.waitForURL('**/accounts/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(place)
})

test('clears this browser on logout, except the sidebar’s state', async ({ page }) => {
  const account = await signUpMember(page)
  await page.goto('/chat')
  await composer(page).fill('An unfinished thought')
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await page.getByRole('button', { name: account.email }).click()
  await page.getByRole('menu').getByText(account.email).waitFor()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/accounts/login')
  // The mark of data for offline use goes once that is deleted.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['sidebar-collapsed'])
  await page.goto('/chat')
  await page.waitForURL('**/accounts/login')

  await signIn(page, account)
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Show sidebar' }).waitFor()
})

test('shows not found with links home, back and to sign in', async ({ page }) => {
  await page.goto('/terms')
  await page.goto('/nothing/here')
  const screen = page.getByRole('main')
  await screen.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  expect(await screen.getByRole('link').allInnerTexts()).toEqual(['Sign in', 'Get Started'])
  await screen.getByRole('button', { name: 'Go Back' }).click()
  await page.waitForURL('**/terms')
  await page.goto('/nothing/here')
  await screen.getByRole('button', { name: 'Go Home Now' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test.for(['a click', 'Enter', 'Space'])('%s on the landing page’s field opens the sign-up', async (way, { page }) => {
  await page.goto('/')
  expect(await page.getByRole('button', { name: 'Speak' }).isDisabled()).toBe(true)
  const field = page.getByRole('main').getByRole('textbox')
  expect(await field.getAttribute('readonly')).not.toBeNull()
  await (way === 'a click' ? field.click() : field.press(way))
  await page.waitForURL('**/accounts/signup')
})

test('redirects home from a missing page after five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nothing/here')
  await page.getByText('Taking you home in 5 seconds.').waitFor()
  for (const left of ['4 seconds', '3 seconds', '2 seconds', '1 second']) {
    await page.clock.runFor(1_000)
    await page.getByText(`Taking you home in ${left}.`).waitFor()
  }
  await page.clock.runFor(1_000)
  await page.waitForURL((url) => url.pathname === '/')
})

test('resets a forgotten password with the emailed link', async ({ page, context }) => {
  const account = await signUpMember(page)
  await context.clearCookies()
  await page.goto('/accounts/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/forgot-password')
  // The sign-in screen also has an Email field.
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('status').filter({ hasText: 'email' }).first().waitFor()

  await page.goto(await readMailedLink(account.email))
  await page.getByLabel('New password').fill('an altogether different one')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/accounts/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Password', { exact: true }).fill('an altogether different one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/chat')
})

async function readMailedLink(email: string): Promise<string> {
  const folder = inject('e2e').mail
  const names = () => readdir(folder).catch(() => [])
  const file = await vi.waitUntil(async () => (await names()).find((name) => name.endsWith(`${email}.eml`)), { timeout: 5_000 })
  // Quoted-printable breaks long lines and writes = as =3D.
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [link = ''] = /https?:\S+reset-password\S+/.exec(text) ?? []
  return link
}
