import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { expectNoSidewaysScroll, newAccount } from './people.ts'
import { test } from './visit.ts'

test('somebody new tells Profile Pal about themselves, accepts it, sees it in the preview, and is in', async ({ page }) => {
  const response = await page.request.post('/api/v1/auth/register', { data: newAccount() })
  expect(response.ok()).toBe(true)
  await page.goto('/')
  await page.waitForURL('**/onboarding')
  await page.getByText('What should people call you?', { exact: true }).waitFor()
  const preview = page.getByRole('region', { name: 'Preview of your public page' })
  await preview.getByText('Nothing is public yet.').waitFor()

  const name = `Ada ${randomUUID().slice(0, 4)}`
  const change = JSON.stringify({ field: 'display_name', values: [name] })
  await page.getByRole('textbox', { name: 'Message Profile Pal' }).fill(`[[tool:propose_profile_change ${change}]] [[tokens:3]]`)
  await page.keyboard.press('Enter')
  const accept = page.getByRole('button', { name: `Accept: Display name, ${name}` })
  await accept.waitFor()
  expect(await preview.getByText(name).count()).toBe(0)

  await page.reload()
  await accept.click()
  await page.getByText('It is in your profile.').waitFor()
  await preview.getByRole('heading', { name }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Name(done)' }).waitFor()

  await page.setViewportSize({ width: 360, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'Preview' }).click()
  await preview.getByRole('heading', { name }).waitFor()
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByText('The onboarding is finished.').waitFor()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'What do you know about me?' }).click()
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  // The answer is long: its end is what stands on a small screen.
  await page.getByRole('article').filter({ hasText: 'tok299' }).waitFor()
  await page.goto('/')
  await page.waitForURL('**/chat/**')
})
