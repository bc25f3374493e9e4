import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { test as base, inject } from 'vitest'

export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('e2e').browser)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('context', async ({ browser }, { onCleanup }): Promise<BrowserContext> => {
    const context = await newProfile(browser)
    onCleanup(() => context.close())
    return context
  })
  .extend('page', async ({ context }, { onCleanup }): Promise<Page> => {
    const { page, check } = await openPage(context)
    onCleanup(check)
    return page
  })

export async function newProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: inject('e2e').product })
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
