import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'
import { signUpMember } from './people.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

export async function openTwin(browser: Browser, bio: string) {
  const openPage = async (options?: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: inject('e2e').withoutModel, ...options })
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
