import { expect } from 'vitest'
import { findProblems } from './support/looks.ts'
import { startOwnProduct } from './support/ownProduct.ts'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

const openHere = startOwnProduct()

test('an operator reads the state of the server and announces maintenance', { timeout: 120_000 }, async ({ browser }) => {
  const [page, visitor] = [await openHere(browser), await openHere(browser)]
  await signUpMember(page)
  await signUpMember(visitor)
  for (const [link, shown] of [
    ['Jobs', 'Queues'],
    ['Storage', 'Largest tables'],
    ['Effective settings', 'SESSION_SECRET'],
  ] as const) {
    await page.goto('/settings#server')
    await page.getByRole('region', { name: 'Server' }).getByRole('link', { name: link }).click()
    await page.getByText(shown, { exact: true }).first().waitFor()
    expect(await findProblems(page)).toEqual([])
  }

  await page.goto('/operator/announcement')
  await page.getByLabel('Text').fill('Maintenance on Sunday from 10:00 to 12:00.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('heading', { name: 'Current announcement' }).waitFor()
  expect(await findProblems(page)).toEqual([])
  const banner = visitor.getByRole('status').filter({ hasText: 'Maintenance on Sunday' })
  for (const path of ['/chat', '/history']) {
    await visitor.goto(path)
    await banner.waitFor()
    expect(await findProblems(visitor)).toEqual([])
  }
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await visitor.goto('/chat')
  await visitor.getByRole('textbox', { name: 'Message your private brain' }).waitFor()
  expect(await banner.count()).toBe(0)

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('heading', { name: 'Current announcement' }).waitFor({ state: 'detached' })
  await visitor.evaluate(() => localStorage.clear())
  await visitor.goto('/chat')
  await visitor.getByRole('textbox', { name: 'Message your private brain' }).waitFor()
  expect(await banner.count()).toBe(0)
})
