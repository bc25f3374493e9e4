import type { Page } from 'playwright'
import { expect } from 'vitest'
import { composer, signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

const discover = /\/assets\/DiscoverScreen.*\.js/

/** Counts page loads, and deletes a file of the open version. */
async function openBeforeUpdate(page: Page, path: string, isFixedByReload: boolean) {
  await signUpMember(page)
  await page.goto(path)
  const state = { loads: 0 }
  page.on('request', (request) => (state.loads += Number(request.isNavigationRequest())))
  await page.route(discover, (route) =>
    isFixedByReload && state.loads > 0 ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  )
  return state
}

test('reloads after a deployment and keeps the draft', async ({ page }) => {
  const state = await openBeforeUpdate(page, '/chat', true)
  await composer(page).fill('High tide')
  await page.getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('heading', { name: 'Discover' }).first().waitFor()
  expect(state.loads).toBe(1)
  await page.goto('/chat')
  await expect.poll(() => composer(page).inputValue()).toBe('High tide')
})

test('asks before typed text would be lost', async ({ page }) => {
  const state = await openBeforeUpdate(page, '/knowledge?new=NOTE', true)
  await page.getByRole('textbox', { name: 'Title' }).fill('Tides')
  await page.getByRole('link', { name: 'Discover' }).hover()
  await page.getByRole('status').filter({ hasText: 'A new version is available.' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Tides')
  expect(state.loads).toBe(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => state.loads).toBe(1)
})

test('reloads only once if the file stays missing', async ({ page }) => {
  const state = await openBeforeUpdate(page, '/knowledge', false)
  await page.getByRole('link', { name: 'Discover' }).click()
  await expect.poll(() => state.loads).toBe(1)
  await page.getByText('A new version is available.').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('A new version is available.').waitFor({ state: 'detached' })
  // A limit by time would have passed.
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 120_000
  })
  await page.getByRole('link', { name: 'Knowledge' }).click()
  await page.getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  expect(state.loads).toBe(1)
})
