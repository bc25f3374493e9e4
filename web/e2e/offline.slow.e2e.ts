import type { BrowserContext, Page } from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { composer, expectAnswer, getWords, signUpMember, tokens } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const devices = [
  { device: 'desktop', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { device: 'phone', viewport: { width: 360, height: 740 }, hasTouch: true },
]

interface Kept {
  databases: Record<string, unknown[]>
  caches: string[]
}

for (const { device, ...options } of devices) {
  test(`reads and writes offline on a ${device}, and keeps nothing after the sign-out`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
    onTestFinished(() => context.close())
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    const account = await signUpMember(page)
    await page.goto('/chat')
    await write(page, 'Which boats are red? [[tokens:3]]')
    await expectAnswer(page, tokens(3))
    const path = new URL(page.url()).pathname
    await waitUntilKept(page, 'tok2')

    await goOffline(context, page)
    await page.reload()
    await page.getByRole('status').getByText('Offline', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('article').getByText('Which boats are red?').waitFor()
    expect(await getWords(page)).toEqual(tokens(3))
    for (const text of ['One [[tokens:4]]', 'Two [[tokens:5]]']) {
      await write(page, text)
      await page.getByRole('list', { name: 'Unsent messages' }).getByText(text).waitFor()
    }
    await page.reload()
    await page.getByRole('list', { name: 'Unsent messages' }).getByText('Two').waitFor()
    await page.getByRole('button', { name: 'Edit message' }).first().click()
    await page.getByRole('textbox', { name: 'Unsent message' }).fill('Uno [[tokens:4]]')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('list', { name: 'Unsent messages' }).getByText('Uno').waitFor()

    await page.goto('/history')
    await page.getByText('Not available offline').waitFor()
    await page.getByRole('link', { name: 'Back to chat' }).click()
    await page.getByRole('list', { name: 'Unsent messages' }).getByText('Two').waitFor()

    await context.setOffline(false)
    await page.getByRole('status').getByText('Offline', { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => getWords(page), { timeout: 30_000 }).toEqual(tokens(5))
    const questions = page.getByRole('article').filter({ hasText: /^You:/ })
    await expect
      .poll(() => questions.allInnerTexts())
      .toEqual([expect.stringContaining('Which boats'), expect.stringContaining('Uno'), expect.stringContaining('Two')])
    expect(await page.getByRole('list', { name: 'Unsent messages' }).count()).toBe(0)

    await signOut(page, account.email)
    const none = { databases: { answers: [], shared: [], unsent: [] }, caches: [] }
    await expect.poll(() => readKept(page)).toEqual(none)
    await signUpMember(page)
    await page.goto('/chat')
    await waitUntilKept(page, 'RecentThreadsQuery')
    await goOffline(context, page)
    await page.goto('/chat')
    await composer(page).waitFor()
    expect(JSON.stringify(await readKept(page))).not.toContain('boats')
    await page.goto(path)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    check()
  })
}

test('starts a chat offline', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(20_000)
  const { page, check } = await openPage(context)
  await signUpMember(page)
  await page.goto('/chat')
  await waitUntilKept(page, 'thread:')
  await goOffline(context, page)
  await page.goto('/chat?new=true')
  await write(page, 'From the train [[tokens:2]]')
  await page.getByRole('list', { name: 'Unsent messages' }).getByText('From the train').waitFor()
  await context.setOffline(false)
  await page.waitForURL('**/chat/*-*')
  await expectAnswer(page, tokens(2))
  expect(await composer(page).inputValue()).toBe('')
  check()
})

test('keeps what is written offline before the app is stored', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', serviceWorkers: 'block' })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(20_000)
  const { page, check } = await openPage(context)
  await signUpMember(page)
  await page.goto('/chat')
  await write(page, 'Which boats are red? [[tokens:3]]')
  await expectAnswer(page, tokens(3))
  await expect.poll(async () => JSON.stringify(await readKept(page)), { timeout: 15_000 }).toContain('tok2')
  await goOffline(context, page)
  await write(page, 'From the tunnel [[tokens:2]]')
  await page.getByRole('list', { name: 'Unsent messages' }).getByText('From the tunnel').waitFor()
  expect(await getWords(page)).toEqual(tokens(3))
  await context.setOffline(false)
  await expectAnswer(page, tokens(2))
  check()
})

/** On touch screens Enter starts a line. */
async function write(page: Page, text: string) {
  await composer(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

async function waitUntilKept(page: Page, text: string) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(async () => JSON.stringify(await readKept(page)), { timeout: 15_000 }).toContain(text)
  const hasShell = () => page.evaluate(async () => (await caches.match('/index.html')) !== undefined && (await caches.keys()).length === 1)
  await expect.poll(hasShell).toBe(true)
}

function readKept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const databases: Record<string, unknown[]> = {}
    if (names.includes('offline')) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('offline')
        request.onsuccess = () => resolve(request.result)
      })
      for (const table of database.objectStoreNames) {
        databases[table] = await new Promise((resolve) => {
          const request = database.transaction(table).objectStore(table).getAll()
          request.onsuccess = () => resolve(request.result as unknown[])
        })
      }
      database.close()
    }
    return { databases, caches: await caches.keys() }
  })
}

async function goOffline(context: BrowserContext, page: Page) {
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}

async function signOut(page: Page, email: string) {
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/accounts/login')
}

test('makes a draft of what another app shares, and sends nothing', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce' })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(20_000)
  const { page, check } = await openPage(context)
  await signUpMember(page)
  await page.goto('/chat')
  await waitUntilKept(page, 'RecentThreadsQuery')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share', enctype: 'multipart/form-data' })
    const fields = { title: 'Red boats', text: 'Look at these', url: 'https://boats.example/red' }
    for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { name, value }))
    const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Row, row.'], 'song.txt', { type: 'text/plain' }))
    files.files = transfer.files
    form.append(files)
    document.body.append(form)
    form.submit()
  })
  await page.waitForURL('**/chat?new=true')
  await expect.poll(() => composer(page).inputValue()).toBe('Red boats\nLook at these\nhttps://boats.example/red')
  await page.getByText('song.txt').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  check()
})
