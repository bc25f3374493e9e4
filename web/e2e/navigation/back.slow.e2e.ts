import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { say, signUpMember, startThread } from '../support/people.ts'
import { openPage, test } from '../support/visit.ts'

const phone = { width: 390, height: 844 }
const overlays = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=menu]')
const getPath = (page: Page) => new URL(page.url()).pathname

async function showSidebar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await page.getByRole('dialog', { name: 'Sidebar' }).waitFor()
}

async function expectUsable(page: Page): Promise<void> {
  await expect.poll(() => overlays(page).count()).toBe(0)
  await expect.poll(() => page.locator('[inert], [aria-hidden=true] main').count()).toBe(0)
}

test('Back from a screen chosen in the slide-over leaves it closed', async ({ page }) => {
  await page.setViewportSize(phone)
  await signUpMember(page)
  await page.goto('/story')
  await showSidebar(page)
  await page.getByRole('link', { name: 'Knowledge', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Knowledge' }).waitFor()
  await expectUsable(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'My Story' }).waitFor()
  await expectUsable(page)
})

const openings: [string, (page: Page) => Promise<void>][] = [
  ['the slide-over', showSidebar],
  ['the search', (page) => page.keyboard.press('Control+k')],
  ['the account menu', (page) => page.getByRole('button', { name: /@example\.org$/ }).click()],
  ['the notifications', (page) => page.getByRole('button', { name: 'Notifications' }).click()],
  ['a dialog', (page) => page.getByRole('button', { name: 'Edit profile' }).click()],
]

test('Back closes an overlay before it leaves the page', async ({ page }) => {
  await page.setViewportSize(phone)
  await signUpMember(page)
  await page.goto('/story')
  for (const [name, open] of openings) {
    await page.getByRole('heading', { level: 1, name: 'My Story' }).waitFor()
    await showSidebar(page)
    await page.getByRole('link', { name: 'My Twin', exact: true }).click()
    await page.getByRole('button', { name: 'Edit profile' }).waitFor()
    await expectUsable(page)
    await open(page)
    await overlays(page).first().waitFor()
    await page.evaluate(() => history.back())
    await expectUsable(page)
    expect(getPath(page), name).toBe('/twin')
    await page.goBack()
  }
  await page.getByRole('heading', { level: 1, name: 'My Story' }).waitFor()
})

test('Back on Android closes an overlay on the page at which the app was opened', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: inject('e2e').product, viewport: phone, hasTouch: true, isMobile: true })
  const { page, check } = await openPage(context)
  await signUpMember(page)
  await page.goto('/twin')
  // Chromium on a desktop asks close watchers on an Escape that the page has not handled.
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true })
  })
  for (const name of ['Edit profile', 'Notifications', 'Edit profile']) {
    await page.getByRole('button', { name }).tap()
    await overlays(page).first().waitFor()
    await page.keyboard.press('Escape')
    await expectUsable(page)
  }
  check()
  await context.close()
})

test('Back from a confirmation keeps the conversation', async ({ page }) => {
  await page.setViewportSize(phone)
  await signUpMember(page)
  const thread = await startThread(page)
  await say(page, thread, 'Where are the boats?')
  await page.goto('/story')
  await page.getByRole('heading', { level: 1, name: 'My Story' }).waitFor()
  await showSidebar(page)
  await page.getByRole('group', { name: 'Recent conversations' }).getByRole('link').first().click()
  await expectUsable(page)
  await page.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.evaluate(() => history.back())
  await expectUsable(page)
  expect(getPath(page)).toBe(`/chat/${thread}`)
})
