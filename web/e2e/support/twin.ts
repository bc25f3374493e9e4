import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { startProduct } from '../../../scripts/testing/product.ts'
import { temporaryFolder } from '../../../scripts/testing/server.ts'
import { signUpMember } from './people.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Starts a product without language model, with the twin of a public profile. */
export async function startTwin(browser: Browser, bio: string) {
  const folder = await temporaryFolder('e2e-twin')
  onTestFinished(() => folder.remove())
  const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path })
  onTestFinished(() => product.stop())
  const openPage = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: product.url, ...options })
    onTestFinished(() => context.close())
    return context.newPage()
  }
  const owner = await openPage()
  const { username } = await signUpMember(owner)
  await owner.request.put('/api/v1/profile', { data: { public: true, bio } })
  return { owner, username, chatPath: `/twin/${username}/chat`, openGuest: () => openPage(phone) }
}

export async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /AI twin$/ }).fill(text)
  // On touch screens, Enter starts a new line.
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
