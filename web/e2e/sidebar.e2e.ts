import { expect } from 'vitest'
import { answer, composer, expectAnswer, expectNoSidewaysScroll, send, signedIn, tokens } from './people.ts'
import { test } from './visit.ts'

test('conversations are listed, found by what was said in them, and deleted after a confirmation', async ({ page }) => {
  await signedIn(page)
  await page.goto('/chat')
  const recent = page.getByRole('navigation', { name: 'Recent' })
  await page.getByText('No conversations yet').waitFor()
  expect(await page.getByText('Start a new chat to begin').isVisible()).toBe(true)

  await send(page, 'Where do hedgehogs sleep? [[tokens:2]]')
  await expectAnswer(page, tokens(2))
  await page.getByRole('button', { name: 'New Chat' }).click()
  await page.getByRole('article').first().waitFor({ state: 'detached' })
  await send(page, 'A recipe for plum cake [[tokens:2]]')
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await expectAnswer(page, tokens(2))

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Search your chats...' })
  await dialog.getByRole('searchbox').fill('hedgeh')
  await dialog
    .getByText(/^Updated \d{4}-\d\d-\d\d$/)
    .first()
    .waitFor()
  await dialog.getByRole('link').first().click()
  await page.getByRole('article').getByText('Where do hedgehogs sleep?').waitFor()

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await dialog.getByRole('searchbox').fill('zebra')
  await dialog.getByText('No results').waitFor()
  // The first one empties the field.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  const [, current] = /\/chat\/(.+)$/.exec(page.url()) ?? []
  const item = recent.getByRole('listitem').filter({ has: page.locator(`a[href$="${current}"]`) })
  await item.hover()
  await item.getByRole('button', { name: /^Delete / }).click()
  const confirmation = page.getByRole('alertdialog')
  await confirmation.getByText('Are you sure you want to delete this conversation? This action cannot be undone.').waitFor()
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('article').getByText('A recipe for plum cake').waitFor()
  expect(page.url()).not.toContain(current)
  expect(await item.count()).toBe(0)
})

test('the sidebar stays collapsed after a reload', async ({ page }) => {
  await signedIn(page)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Show sidebar' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('sidebar-collapsed'))).toBe('true')
})

test('everything fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/', '/accounts/signup', '/accounts/login', '/forgot-password', '/terms', '/nothing-here']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoSidewaysScroll(page)
  }
  await signedIn(page)
  await page.goto('/chat')
  await send(page, `A long word: ${'long'.repeat(60)} [[tokens:40]]`)
  await expectAnswer(page, tokens(40))
  await expectNoSidewaysScroll(page)
  const box = await composer(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New Chat' }).waitFor()
  await expectNoSidewaysScroll(page)
})

test('the whole job can be done with the keyboard alone', async ({ page }) => {
  await signedIn(page)
  await page.goto('/chat')
  await composer(page).waitFor()
  await page.keyboard.type('By keyboard [[tokens:4]]')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line')
  await page.keyboard.press('Enter')
  await answer(page).getByText('tok3').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Message your private brain')
})
