import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { test as base, inject } from 'vitest'

export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('e2e').browser)
    onCleanup(() => browser.close())
    return browser
  })
  // Shared by a file’s tests, which halves the time to load a page: the browser keeps compiled code.
  .extend('context', { scope: 'file' }, async ({ browser }, { onCleanup }): Promise<BrowserContext> => {
    const context = await createProfile(browser)
    onCleanup(() => context.close())
    return context
  })
  .extend('page', async ({ context }, { onCleanup }): Promise<Page> => {
    const { page, check } = await openPage(context)
    await clearProfile(page)
    onCleanup(async () => {
      for (const open of context.pages()) await open.close()
      check()
    })
    return page
  })

async function clearProfile(page: Page): Promise<void> {
  const context = page.context()
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)])
  const session = await context.newCDPSession(page)
  const storageTypes = 'indexeddb,local_storage,service_workers,cache_storage'
  await session.send('Storage.clearDataForOrigin', { origin: inject('e2e').product, storageTypes })
  await session.detach()
}

/** Animations would take a tenth of the CPU time. */
export async function createProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce' })
  context.setDefaultTimeout(20_000)
  return context
}

export async function openPage(context: BrowserContext) {
  const page = await context.newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const check = () => {
    if (errors.length > 0) throw new AggregateError(errors, 'The page threw.')
  }
  return { page, check }
}
