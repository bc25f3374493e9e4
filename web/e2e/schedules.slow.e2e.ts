import { expect, inject } from 'vitest'
import { expectNoSidewaysScroll, signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

const english = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  write: 'Message your private brain',
  send: 'Send',
  confirm: 'Confirm',
  show: 'Show schedules',
  notified: '1 unread notification',
}
const german = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  write: 'Schreib deinem privaten Gehirn',
  send: 'Senden',
  confirm: 'Bestätigen',
  show: 'Termine anzeigen',
  notified: '1 ungelesene Benachrichtigung',
}

test('reminds a minute after confirmation', { timeout: 180_000 }, async ({ browser }) => {
  const { write, confirm, show, notified, ...options } = english
  const context = await browser.newContext({
    baseURL: inject('e2e').withoutModel,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  })
  const page = await context.newPage()
  await signUpMember(page)
  await page.goto('/chat')
  await page.getByRole('textbox', { name: write }).fill('Remind me in one minute to stretch')
  await page.getByRole('textbox', { name: write }).press('Enter')
  const card = page.getByRole('region', { name: 'Stretch' })
  await card.getByRole('button', { name: confirm }).waitFor()
  await page.reload()
  await card.getByRole('button', { name: confirm }).press('Enter')
  await card.getByRole('link', { name: show }).waitFor()
  const thread = page.url()
  await card.getByRole('link', { name: show }).click()
  const list = page.getByRole('list', { name: 'Schedules' })
  await list.getByRole('link', { name: 'Stretch' }).waitFor()
  await page.getByRole('button', { name: notified }).click({ timeout: 120_000 })
  await list.waitFor({ state: 'detached' })
  expect(await page.getByRole('link', { name: 'Reminder: Stretch' }).getAttribute('href')).toBe(new URL(thread).pathname)
  await context.close()
})

test('repeats a task from today, where the user is', { timeout: 60_000 }, async ({ browser }) => {
  const { write, confirm, show, notified: _, ...options } = english
  const context = await browser.newContext({ baseURL: inject('e2e').withoutModel, reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await signUpMember(page)
  // Still Monday in New York.
  await page.clock.setFixedTime(new Date('2026-12-01T03:00:00Z'))
  await page.goto('/chat')
  await page.getByRole('textbox', { name: write }).fill('Remind me every other day at 9 to water the plants')
  await page.getByRole('textbox', { name: write }).press('Enter')
  const card = page.getByRole('region', { name: 'Water the plants' })
  await card.getByText(/^Every 2 days at 9:00 AM, from /).waitFor()
  await card.getByRole('button', { name: 'Edit time' }).click()
  const choose = async (field: RegExp, name: string) => {
    await card.getByRole('button', { name: field }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await choose(/Repeats/, 'Monthly')
  await choose(/Repeats/, 'Weekly')
  await card.getByRole('button', { name: 'Monday', pressed: true }).waitFor()
  await choose(/Interval/, 'Every 2 weeks')
  expect(await card.getByLabel('First day').inputValue()).toBe('2026-11-30')
  await card.getByRole('button', { name: confirm }).click()
  await card.getByRole('link', { name: show }).waitFor()
  await card.getByText('Every 2 weeks on Monday at 9:00 AM, from Nov 30, 2026').waitFor()
  await context.close()
})

test('edits, schedules and runs a weekly task on a phone', { timeout: 90_000 }, async ({ browser }) => {
  const { write, send, confirm, show, notified, ...options } = german
  const context = await browser.newContext({
    baseURL: inject('e2e').withoutModel,
    reducedMotion: 'reduce',
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    ...options,
  })
  const page = await context.newPage()
  await signUpMember(page)
  await page.goto('/chat')
  await page.getByRole('textbox', { name: write }).fill('Jeden Montag um 8 Uhr fasse meine Notizen zusammen')
  await page.getByRole('button', { name: send, exact: true }).tap()
  const card = page.getByRole('region', { name: 'Fasse meine Notizen zusammen' })
  await card.getByText('Jeden Montag um 08:00').waitFor()
  // Its end scrolls the card.
  await page.getByText('Ich richte es ein, sobald du es oben bestätigst.').waitFor()
  await page.setViewportSize({ width: 360, height: 640 })
  await card.getByRole('button', { name: 'Zeit ändern' }).tap()
  await card.getByRole('button', { name: 'Donnerstag' }).tap()
  await card.getByText('Fasse meine Notizen zusammen').scrollIntoViewIfNeeded()
  const jump = await page.getByRole('button', { name: 'Zum Neuesten' }).boundingBox()
  const log = await page.getByRole('log').boundingBox()
  expect(jump?.y).toBeGreaterThanOrEqual((log?.y ?? NaN) + (log?.height ?? NaN))
  await expectNoSidewaysScroll(page)
  await card.getByRole('button', { name: confirm }).tap()
  await card.getByText('Jeden Montag und Donnerstag um 08:00').waitFor()
  await card.getByRole('link', { name: show }).tap()
  await page.getByRole('list', { name: 'Termine' }).waitFor()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Mehr zu Fasse meine Notizen zusammen' }).tap()
  await page.getByRole('menuitem', { name: 'Jetzt ausführen' }).tap()
  await page.getByRole('button', { name: notified }).tap({ timeout: 30_000 })
  await page.getByRole('link', { name: '„Fasse meine Notizen zusammen“ ist fertig' }).waitFor()
  await context.close()
})
