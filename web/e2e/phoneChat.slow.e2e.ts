import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import {
  answer,
  composer,
  expectAnswer,
  keepKnowledge,
  say,
  signUpMember,
  startThread,
  tokens,
  waitForAnswerEnd,
} from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const
const minutes = Array.from({ length: 60 }, (_, index) => `Item ${index + 1} of the minutes of the harbour committee.`)

const onPhone = test.extend('phone', async ({ browser }, { onCleanup }) => {
  const context = await browser.newContext({ baseURL: inject('e2e').product, ...phone })
  context.setDefaultTimeout(20_000)
  const { page, check } = await openPage(context)
  onCleanup(async () => {
    await context.close()
    check()
  })
  await signUpMember(page)
  return page
})

onPhone('shows two lines of the title', async ({ phone: page }) => {
  const thread = await startThread(page)
  await page.request.patch(`/api/v1/chat/threads/${thread}`, { data: { name: 'Ferry times for the spring' } })
  await page.goto(`/chat/${thread}`)
  const title = page.getByRole('heading', { level: 1, name: 'Ferry times for the spring' })
  await title.waitFor()
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
})

onPhone('shortens a long message until it is opened or searched', async ({ phone: page }) => {
  const thread = await startThread(page)
  await say(page, thread, `${minutes.join('\n')} [[tokens:3]]`)
  await page.goto(`/chat/${thread}`)
  const text = page.getByText('Item 1 of the minutes').first()
  const height = () => text.evaluate((element) => element.parentElement?.clientHeight ?? 0)
  await page.getByRole('button', { name: 'Show more' }).waitFor()
  expect(await height()).toBeLessThan(13 * 26)
  await page.getByRole('button', { name: 'Show more' }).tap()
  await expect.poll(height).toBeGreaterThan(60 * 26)
  await page.getByText('Item 1 of the minutes').first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Show less' }).tap()
  await expect.poll(height).toBeLessThan(13 * 26)

  await findInPage(page, 'Item 40 of')
  await page.getByRole('button', { name: 'Show less' }).waitFor()
  const getMatchTop = () => page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? -1)
  await expect.poll(getMatchTop).toBeGreaterThan(50)
  await expect.poll(getMatchTop).toBeLessThan(600)

  await page.goto(`/chat/${thread}?at=0`)
  await page.getByRole('button', { name: 'Show less' }).waitFor()
})

onPhone('keeps the buttons of a stopped answer together', async ({ phone: page }) => {
  await page.goto(`/chat/${await startThread(page)}`)
  await composer(page).fill('Break off [[mode:mid-hang]]')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await page.getByText('tok2').waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).tap()
  await waitForAnswerEnd(page)
  const tops = ['Continue', 'Retry'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox())
  const [first, second] = await Promise.all(tops)
  expect(first?.y).toBe(second?.y)
})

onPhone('does not move the conversation when the connection is lost', async ({ phone: page }) => {
  const thread = await startThread(page)
  await say(page, thread, 'First [[tokens:200]]', 'Second [[tokens:200]]')
  await page.goto(`/chat/${thread}`)
  await expectAnswer(page, tokens(200))
  const getEnd = () => answer(page).evaluate((element) => element.getBoundingClientRect().bottom)
  // The context meter loads last and gives the composer another line.
  await page.getByRole('button', { name: /^Context/ }).waitFor()
  const before = await getEnd()
  await page.context().setOffline(true)
  await page.getByText('You’re offline.').waitFor()
  expect(await getEnd()).toBe(before)
})

onPhone('fits screens, menus and dialogs with text at 200 %', async ({ phone: page }) => {
  await page.request.patch('/api/v1/account', { data: { language: 'de' } })
  await keepKnowledge(page, { kind: 'NOTE', title: 'Opening hours', content: 'From nine to five.', isPublic: true })
  const project = await startThread(page, '/api/v1/chat/projects', { name: 'Frühjahrstagung der Hafenkommission' })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  })
  const expectFit = async (place: string) => {
    await page.waitForFunction(() => !document.body.textContent.includes('Wird geladen'))
    expect({ place, wide: await findTooWide(page) }).toEqual({ place, wide: [] })
  }
  for (const path of ['/knowledge', '/story', '/roadmap', '/monitoring', '/settings', '/twin', `/projects/${project}`, '/onboarding']) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
    await expectFit(path)
  }
  for (const name of ['Benachrichtigungen', 'Opening hours', 'Seitenleiste']) {
    await page.goto('/knowledge')
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor()
    await expectFit(name)
  }
})

/** Tabs, segments and links to sections scroll on purpose. */
function findTooWide(page: Page) {
  return page.evaluate(() => {
    const isScroller = (element: Element) => element.closest('[role="tablist"], [role="radiogroup"], main nav') !== null
    const scrollers = [...document.querySelectorAll('body, body *')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth && !isScroller(element),
    )
    return scrollers.map(
      ({ localName, className, scrollWidth, clientWidth }) => `${localName}.${className} ${scrollWidth} > ${clientWidth}`,
    )
  })
}

/** Chromium’s find in page scrolls every box around its match; `window.find` only selects it. */
function findInPage(page: Page, words: string) {
  return page.evaluate((text) => {
    ;(window as unknown as { find: (text: string, ...options: boolean[]) => boolean }).find(text, false, false, true)
    const mark = document.createElement('span')
    getSelection()?.getRangeAt(0).cloneRange().insertNode(mark)
    mark.scrollIntoView({ block: 'center' })
    mark.remove()
  }, words)
}
