import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Product, startProduct } from '../../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'

/** Starts a dedicated server, whose first account is the operator. Call at the top of a test file. */
export function startOwnProduct(settings: Record<string, string> = {}): (browser: Browser) => Promise<Page> {
  let product: Product
  let folder: { path: string; remove(): Promise<void> }

  beforeAll(async () => {
    folder = await createTemporaryFolder('operator')
    product = await startProduct({ ...settings, DATA_DIR: folder.path })
  }, 120_000)
  afterAll(async () => {
    await product.stop()
    await folder.remove()
  })

  return async (browser) => {
    const context = await browser.newContext({ baseURL: product.url })
    context.setDefaultTimeout(20_000)
    onTestFinished(() => context.close())
    return context.newPage()
  }
}
