import { expect } from 'vitest'
import { expectNoSidewaysScroll, signedIn } from './people.ts'
import { test } from './visit.ts'

test('the bell rings in every tab for a changed password, and is silent in all once it was read in one', async ({ page, context }) => {
  const account = await signedIn(page)
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

test(
  'a failed answer that nobody saw is told, and leads to its conversation in a new tab',
  { timeout: 90_000 },
  async ({ page, context }) => {
    await signedIn(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/terms')
    const thread = await page.request.post('/api/v1/chat/threads', { data: { agent_type: 'private_brain' } })
    const { id } = (await thread.json()) as { id: string }
    await page.request.post('/api/v1/chat/stream', { data: { thread_id: id, input: 'Break off [[mode:mid-error]]' } })

    // It is told when there was time enough to see it.
    await page.getByRole('button', { name: '1 unread notification' }).click({ timeout: 60_000 })
    await expectNoSidewaysScroll(page)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'An answer could not be finished' }).click()
    const tab = await opened
    await tab.waitForURL(`**/chat/${id}`)
    await page.getByRole('dialog', { name: 'Recent Notifications' }).getByText('mark read').waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/\/terms$/)
  },
)
