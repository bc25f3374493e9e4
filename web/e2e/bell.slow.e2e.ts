import type { Page } from 'playwright'
import { expect } from 'vitest'
import { expectNoSidewaysScroll, signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

test('notifies every tab of a changed password and clears the bell in all', async ({ page, context }) => {
  const account = await signUpMember(page)
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Recent Notifications' })
  await panel.getByText('No recent notifications').waitFor()

  const other = await context.newPage()
  await other.goto('/settings')
  await other.getByLabel('Current password').fill(account.password)
  await other.getByLabel('New password').fill('an altogether different one')
  await other.getByRole('button', { name: 'Change password' }).click()
  await other.getByText('Your password is changed.').waitFor()

  const item = panel.getByRole('article').filter({ hasText: 'Your password was changed' })
  await item.waitFor()
  for (const words of ['New', 'High', 'Account', 'Today', 'mark read']) await item.getByText(words, { exact: true }).waitFor()
  await panel.getByText('1 new', { exact: true }).waitFor()
  await other.getByRole('button', { name: '1 unread notification' }).waitFor()

  await item.getByRole('button', { name: 'mark read' }).click()
  await panel.getByText('1 new', { exact: true }).waitFor({ state: 'detached' })
  await item.getByText('New', { exact: true }).waitFor({ state: 'detached' })
  await other.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
})

test('notifies about a failed answer and opens its conversation in a new tab', { timeout: 90_000 }, async ({ page, context }) => {
  await signUpMember(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/terms')
  const thread = await page.request.post('/api/v1/chat/threads', { data: { agent_type: 'private_brain' } })
  const { id } = (await thread.json()) as { id: string }
  await page.request.post('/api/v1/chat/stream', { data: { thread_id: id, input: 'Break off [[mode:mid-error]]' } })

  await page.getByRole('button', { name: '1 unread notification' }).click({ timeout: 60_000 })
  await expectNoSidewaysScroll(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'An answer could not be finished' }).click()
  const tab = await opened
  await tab.waitForURL(`**/chat/${id}`)
  await page.getByRole('dialog', { name: 'Recent Notifications' }).getByText('mark read').waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/\/terms$/)
})

test('counts to nine and shows the newest five with their age', async ({ page }) => {
  await signUpMember(page)
  for (let index = 1; index <= 10; index += 1) await createAccessToken(page, `Program ${index}`)
  await page.goto('/terms')
  const bell = page.getByRole('button', { name: '10 unread notifications' })
  await bell.waitFor()
  await page.getByRole('banner').getByText('9+', { exact: true }).waitFor()
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Recent Notifications' })
  await panel.getByText('10 new', { exact: true }).waitFor()
  const shown = await panel.getByText(/^Program \d+$/).allInnerTexts()
  expect(shown).toEqual(['Program 10', 'Program 9', 'Program 8', 'Program 7', 'Program 6'])
  await panel.getByRole('button', { name: 'mark read' }).first().click()
  await panel.getByText('9 new', { exact: true }).waitFor()

  const day = 86_400_000
  const now = Date.now()
  const shortDate = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }).format(now)
  for (const [days, words] of [
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, shortDate],
  ] as const) {
    await page.clock.setFixedTime(now + days * day)
    await page.reload()
    await page.getByRole('button', { name: '9 unread notifications' }).click()
    await panel.getByText(words, { exact: true }).first().waitFor()
    expect(await panel.getByText(words, { exact: true }).count()).toBe(5)
  }
  await panel.getByRole('button', { name: 'Mark all read' }).click()
  await panel.getByText('9 new', { exact: true }).waitFor({ state: 'detached' })
  await page
    .getByRole('banner')
    .getByText(/^\d\+?$/)
    .waitFor({ state: 'detached' })
})

async function createAccessToken(page: Page, name: string) {
  const query = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename } }'
  const response = await page.request.post('/graphql', { data: { query, variables: { input: { name } } } })
  expect(await response.json()).toMatchObject({ data: { createAccessToken: { __typename: 'CreateAccessTokenPayload' } } })
}
