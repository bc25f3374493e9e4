import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Account, answer, composer, send, signUpMember, signIn, startThread } from './support/people.ts'
import { createProfile, test as base } from './support/visit.ts'

const test = base.extend('account', { scope: 'file' }, async ({ browser }, { onCleanup }): Promise<Account> => {
  const context = await createProfile(browser)
  onCleanup(() => context.close())
  return signUpMember(await context.newPage())
})

const kept = { locale: 'en', 'sidebar-collapsed': 'false' }
const personal = ['last-thread', 'anon-id', 'last-seen:threads', 'token', 'persist:auth', 'persist:chat', 'persist:root', 'draft:new']

async function openSignedIn(page: Page, account: Account, path: string): Promise<{ historyLength: number }> {
  await signIn(page, account)
  await page.goto(path)
  await page.getByRole('complementary', { name: 'Sidebar' }).waitFor()
  const stored = { ...Object.fromEntries(personal.map((key) => [key, 'x'])), ...kept }
  await page.evaluate((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), stored)
  return { historyLength: await page.evaluate(() => history.length) }
}

async function expectForcedOut(page: Page, historyLength: number): Promise<void> {
  await page.waitForURL('**/accounts/login')
  await page.getByText('Authentication required - redirecting to login').waitFor()
  await expect.poll(() => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual(kept)
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
}

const calls: [name: string, asked: string, ask: (page: Page) => Promise<unknown>][] = [
  ['a mutation', 'useStartThreadMutation', (page) => page.getByRole('button', { name: 'New Chat' }).click()],
  ['a query', 'searchQuery', search],
  ['a message', 'useSendMessageMutation', (page) => composer(page).press('Enter')],
  ['an upload by REST', '/api/v1/upload/files', attach],
]

async function endSessionAt(page: Page, asked: string): Promise<void> {
  await page.route(/\/(graphql|api\/v1\/.*)$/, async (route) => {
    const request = route.request()
    if (request.url().endsWith(asked) || request.postData()?.includes(`"operationName":"${asked}"`)) await page.context().clearCookies()
    await route.continue()
  })
}

test.for(calls)('%s notices an ended session', async ([, asked, ask], { page, account }) => {
  const { historyLength } = await openSignedIn(page, account, '/chat')
  await endSessionAt(page, asked)
  await composer(page).fill('Is anybody there?')
  await ask(page)
  await expectForcedOut(page, historyLength)
})

test('notices on an idle page that the session was ended elsewhere', async ({ page, account, browser }) => {
  const { historyLength } = await openSignedIn(page, account, '/terms')
  await endOtherSessions(browser, account)
  await expectForcedOut(page, historyLength)
})

test('notices during an answer that the session was ended elsewhere, and returns after signing in', async ({ page, account, browser }) => {
  await signIn(page, account)
  const place = `/chat/${await startThread(page)}`
  const { historyLength } = await openSignedIn(page, account, place)
  await send(page, 'Count slowly [[tokens:4000]] [[interval:10]]')
  await answer(page).getByText('tok5 ').waitFor()
  await endOtherSessions(browser, account)
  await expectForcedOut(page, historyLength)

  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${place}`)
  await answer(page).getByText('tok5 ').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
})

test('keeps what was typed for the same user only', async ({ page, context, account }) => {
  await signIn(page, account)
  const place = `/chat/${await startThread(page)}`
  const signInAgain = async ({ email, password }: Account) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await endSessionAt(page, 'useSendMessageMutation')
  for (const isSame of [true, false]) {
    const { historyLength } = await openSignedIn(page, account, place)
    await composer(page).fill('A long thought about tides')
    await composer(page).press('Enter')
    await expectForcedOut(page, historyLength)
    if (isSame) {
      await signInAgain(account)
      await page.waitForURL(`**${place}`)
      await expect.poll(() => composer(page).inputValue()).toBe('A long thought about tides')
      await composer(page).fill('')
    } else {
      const other = await signUpMember(page)
      await context.clearCookies()
      await signInAgain(other)
      await page.waitForURL('**/chat/**')
      await page.getByRole('button', { name: other.email }).waitFor()
    }
  }
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain('tides')
})

async function search(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('tides')
}

async function attach(page: Page) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await (await chooser).setFiles({ name: 'tides.txt', mimeType: 'text/plain', buffer: Buffer.from('High at four.') })
}

async function endOtherSessions(browser: Parameters<typeof createProfile>[0], account: Account) {
  const elsewhere = await createProfile(browser)
  const page = await elsewhere.newPage()
  await signIn(page, account)
  const response = await page.request.post('/graphql', { data: { query: 'mutation { endOtherSessions { __typename } }' } })
  expect(await response.json()).toMatchObject({ data: { endOtherSessions: { __typename: expect.stringMatching('Payload') as string } } })
  await elsewhere.close()
}
