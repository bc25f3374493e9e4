import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Account, composer, signUpMember } from './support/people.ts'
import { createProfile, openPage, test as base } from './support/visit.ts'

const test = base.extend('world', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  const contexts = [await createProfile(browser), await createProfile(browser)]
  onCleanup(async () => {
    for (const context of contexts) await context.close()
  })
  const [visitor, member] = (await Promise.all(contexts.map(openPage))).map(({ page }) => page) as [Page, Page]
  return { visitor, member, account: await signUpMember(member) }
})

type Row = [field: string, value: string, words: string]

const forms: [path: string, button: string, rows: Row[]][] = [
  [
    '/accounts/signup',
    'Create account',
    [
      ['Email', '', 'Invalid email format'],
      ['Email', 'ada', 'Invalid email format'],
      ['Email', 'ada@', 'Invalid email format'],
      ['Password', 'short', 'Password must be at least 8 characters'],
      ['Username', 'ab', 'Username must be at least 3 characters'],
      ['Username', 'a'.repeat(21), 'Username cannot be more than 20 characters'],
      ['Username', 'Tide', 'Username can only contain lowercase letters, numbers, and hyphens'],
      ['Username', 'high tide', 'Username can only contain lowercase letters, numbers, and hyphens'],
      ['Username', 'high_tide', 'Username can only contain lowercase letters, numbers, and hyphens'],
      ['Username', '-tide', 'Username cannot start or end with a hyphen'],
      ['Username', 'tide-', 'Username cannot start or end with a hyphen'],
      ['Username', 'admin', 'This username is not available'],
      ['Username', 'reset-password', 'This username is not available'],
      ['Username', 'www', 'This username is not available'],
      ['Username', 'careers', 'This username is not available'],
      ['Username', '{taken}', 'This username is already taken'],
    ],
  ],
  [
    '/accounts/login',
    'Sign in',
    [
      ['Email', 'ada', 'Invalid email format'],
      ['Password', '', 'Enter your password'],
    ],
  ],
  ['/forgot-password', 'Send link', [['Email', 'ada', 'Invalid email format']]],
  ['/reset-password?token=anything', 'Save the new password', [['New password', 'short', 'Password must be at least 8 characters']]],
]

const fields = forms.flatMap(([path, button, rows]) => rows.map(([field, value, words]) => ({ path, button, field, value, words })))

test.for(fields)('$path: “$value” as $field shows “$words”', async ({ path, button, field, value, words }, { world }) => {
  const page = world.visitor
  if (new URL(page.url(), 'http://nowhere').pathname !== path.split('?')[0]) await page.goto(path)
  const box = page.locator('main').getByLabel(field, { exact: true })
  const typed = value.replace('{taken}', world.account.username)
  await box.fill(typed)
  await page.locator('main').getByRole('button', { name: button }).click()
  await expectRefusal(page, field, words)
  expect(await box.inputValue(), 'what was typed').toBe(typed)
})

const usernames: Row[] = [
  ['Username', 'ab', 'Username must be at least 3 characters'],
  ['Username', 'a'.repeat(21), 'Username cannot be more than 20 characters'],
  ['Username', 'Tide', 'Username can only contain lowercase letters, numbers, and hyphens'],
  ['Username', '-tide', 'Username cannot start or end with a hyphen'],
  ['Username', 'settings', 'This username is not available'],
]

test.for(usernames)('Profile Settings: %s “%s” shows “%s”', async ([field, value, words], { world }) => {
  const page = world.member
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' })
  if (!(await dialog.isVisible())) {
    await page.goto('/twin')
    await page.getByRole('button', { name: 'Profile Settings' }).click()
  }
  await dialog.getByLabel(field, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectRefusal(page, field, words)
  expect(await dialog.isVisible()).toBe(true)
})

test('refuses a registered email at its field and keeps the input', async ({ world }) => {
  const page = world.visitor
  await page.goto('/accounts/signup')
  const typed: Account = { ...world.account, username: `${world.account.username}-b` }
  await page.getByLabel('Email').fill(typed.email)
  await page.getByLabel('Username').fill(typed.username)
  await page.getByLabel('Password', { exact: true }).fill(typed.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe(typed.username)
  expect(page.url()).toMatch(/\/accounts\/signup$/)
})

test('warns about a long text but sends it', async ({ world }) => {
  const page = world.member
  await page.goto('/chat')
  await composer(page).fill('x'.repeat(10_000))
  expect(await page.getByText(/10,000 characters/).count()).toBe(0)
  await composer(page).fill('x'.repeat(10_001))
  await page
    .getByText(/10,000 characters/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
})

async function expectRefusal(page: Page, field: string, words: string): Promise<void> {
  const box = page.getByLabel(field, { exact: true })
  await expect
    .poll(() =>
      box.evaluate((input) => {
        const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
        const said = ids.map((id) => document.getElementById(id)?.textContent ?? '')
        return { isInvalid: input.getAttribute('aria-invalid'), said: said.join(' ') }
      }),
    )
    .toEqual({ isInvalid: 'true', said: expect.stringContaining(words) as string })
}
