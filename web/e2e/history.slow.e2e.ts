import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { expectAnswer, expectNoSidewaysScroll, send, signUpMember, tokens } from './support/people.ts'
import { test } from './support/visit.ts'
import type { Page } from 'playwright'

async function say(page: Page, text: string): Promise<string> {
  await page.evaluate(() => localStorage.removeItem('last-thread'))
  await page.goto('/chat')
  await send(page, `${text} [[tokens:2]]`)
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await expectAnswer(page, tokens(2))
  return new URL(page.url()).pathname
}

const row = (page: Page, name: RegExp) => page.getByRole('row', { name })
const findRow = (page: Page, path: string) => page.getByRole('row').filter({ has: page.locator(`a[href="${path}"]`) })

async function downloaded(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await press()
  const file = await download
  return { name: file.suggestedFilename(), content: await buffer(await file.createReadStream()) }
}

test('finds, exports and deletes conversations in the history', async ({ page }) => {
  const { username } = await signUpMember(page)
  await page.goto('/chat')
  const hedgehogs = await say(page, 'Where do hedgehogs sleep?')
  const cake = await say(page, 'A recipe for plum cake')
  const moon = await say(page, 'How far is the moon?')
  await page.request.post('/api/v1/chat/profile-pal')
  await page.request.post('/api/v1/chat/threads', { data: { agent_type: 'twin' } })

  await page.goto('/history')
  await row(page, /Profile Pal/).waitFor()
  await row(page, new RegExp(`@${username}: Chat with Your Twin`)).waitFor()
  const conversations = page.getByRole('table', { name: 'Conversations' }).or(page.getByRole('grid', { name: 'Conversations' }))
  expect(await conversations.getByRole('row').count()).toBe(1 + 5)

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('hedgeh')
  await page.waitForURL('**/history?q=hedgeh')
  await findRow(page, cake).waitFor({ state: 'detached' })
  await page.reload()
  await findRow(page, hedgehogs).waitFor()
  expect(await conversations.getByRole('row').count()).toBe(1 + 1)

  await findRow(page, hedgehogs)
    .getByRole('button', { name: /^More about/ })
    .click()
  const markdown = await downloaded(page, () => page.getByRole('menuitem', { name: 'Export as Markdown' }).click())
  expect(markdown.name).toMatch(/\.md$/)
  expect(markdown.content.toString()).toContain('Where do hedgehogs sleep?')
  const everything = await downloaded(page, () => page.getByRole('button', { name: 'Export everything' }).click())
  expect(everything.name).toMatch(/\.zip$/)
  expect(everything.content.subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('')
  await findRow(page, cake).waitFor()
  for (const path of [hedgehogs, cake]) {
    await findRow(page, path).getByRole('checkbox').setChecked(true, { force: true })
  }
  await page.getByText('2 selected').waitFor()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Are you sure you want to delete 2 conversations? This action cannot be undone.').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await conversations.getByRole('row').count()).toBe(1 + 3)

  await page.getByRole('link', { name: 'Back to chat' }).click()
  const recent = page.getByRole('navigation', { name: 'Recent' })
  await recent.locator(`a[href="${moon}"]`).waitFor()
  expect(await recent.locator(`a[href="${hedgehogs}"], a[href="${cake}"]`).count()).toBe(0)
})

test('shows the testing agent’s events next to its answer', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/testing')
  await page.getByRole('textbox', { name: 'Message the testing agent' }).fill('Count [[tokens:60]]')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log', { name: 'Event log' })
  await log.getByText('ChatDone').waitFor()
  await log.getByText('ChatAssistantStep').waitFor()
  await page.getByRole('article').getByText('tok59').waitFor()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('radio', { name: 'Events' }).click()
  await log.getByText('ChatDone').waitFor()
  await expectNoSidewaysScroll(page)
  await page.goto('/history')
  await row(page, /Testing Agent Chat/).waitFor()
  await expectNoSidewaysScroll(page)
})
