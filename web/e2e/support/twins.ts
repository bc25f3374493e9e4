import type { Browser, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { signUpMember } from './people.ts'

export const bio = 'I keep bees on a roof in Lisbon.'

export async function publishingOwner(
  browser: Browser,
  { isPublic, baseURL = inject('e2e').product }: { isPublic: boolean; baseURL?: string },
) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  const { username } = await signUpMember(page)
  const response = await page.request.put('/api/v1/profile', { data: { public: isPublic, bio } })
  expect(response.ok()).toBe(true)
  return { page, username, path: `/twin/${username}/chat`, close: () => page.context().close() }
}

export async function askTwin(page: Page, text: string) {
  const composer = page.getByRole('textbox', { name: /AI twin$/ })
  await composer.fill(text)
  await composer.press('Enter')
}
