import type { Page } from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { composer, expectNoSidewaysScroll, signUpMember } from '../support/people.ts'
import { ask, openTwin } from '../support/twin.ts'
import { test } from '../support/visit.ts'

const edges = async (page: Page) => {
  const [last, field] = await Promise.all([
    page.getByRole('region', { name: 'Suggestions' }).getByRole('button').last().boundingBox(),
    composer(page).boundingBox(),
  ])
  return { lastStepEnd: (last?.y ?? NaN) + (last?.height ?? NaN), composerStart: field?.y ?? NaN }
}

test('shows the first steps above the composer', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await page.getByRole('button', { name: /^Import conversations/ }).waitFor()
  for (const [width, height] of [
    [640, 400],
    [720, 450],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    const distance = async () => {
      const { lastStepEnd, composerStart } = await edges(page)
      return composerStart - lastStepEnd
    }
    await expect.poll(distance, { message: `${width} × ${height}`, timeout: 5_000 }).toBeGreaterThan(0)
  }
})

test('can accept a proposal above the composer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUpMember(page)
  await page.goto('/profile-pal')
  const field = page.getByRole('textbox', { name: 'Message Profile Pal' })
  await field.fill('Call me Ada [[tool:propose_profile_change {"field":"display_name","values":["Ada"]}]] [[tokens:40]]')
  await field.press('Enter')
  await page.getByText('tok39').waitFor()
  const accept = page.getByRole('button', { name: /^Accept/ })
  await expect.poll(() => accept.boundingBox()).not.toBeNull()
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  const [button, composed, list] = await Promise.all([
    accept.boundingBox(),
    field.boundingBox(),
    page.getByRole('log', { name: 'Conversation' }).boundingBox(),
  ])
  expect(button?.y).toBeGreaterThanOrEqual(list?.y ?? NaN)
  expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThanOrEqual(composed?.y ?? NaN)
})

test('links to the viewer’s twin as Twin on phones', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/settings')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    const link = page.getByRole('banner').getByRole('link', { name: 'Twin' })
    await link.getByText('Twin', { exact: true }).waitFor()
    const word = await link.getByText('Twin', { exact: true }).boundingBox()
    expect(word?.width).toBeGreaterThan(20)
    const account = await page.getByRole('button', { name: /@example\.org$/ }).boundingBox()
    expect((account?.x ?? NaN) + (account?.width ?? NaN)).toBeLessThanOrEqual(width)
  }
})

test('no screen scrolls sideways in German on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { username } = await signUpMember(page)
  await page.addInitScript(() => localStorage.setItem('locale', 'de'))
  const screens = ['chat', 'twin', 'twin?view=character', 'settings', 'story', 'knowledge', 'discover', 'roadmap', 'monitoring', 'history']
  const tooWide: string[] = []
  const cutOff: string[] = []
  for (const screen of [...screens, 'pricing', 'testing', `twin/${username}/chat`]) {
    await page.goto(`/${screen}`)
    await page.locator('html[lang=de]').getByRole('main').getByRole('heading').or(page.getByRole('textbox')).first().waitFor()
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(screen)
    await page.setViewportSize({ width: 360, height: 640 })
    cutOff.push(...(await page.evaluate(findCutOffPlaceholders)))
    await page.setViewportSize({ width: 320, height: 640 })
  }
  expect({ tooWide, cutOff }).toEqual({ tooWide: [], cutOff: [] })
})

function findCutOffPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('There is no canvas.')
  return [...document.querySelectorAll('input')].flatMap((input) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    pen.font = font
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return input.value === '' && input.placeholder !== '' && pen.measureText(input.placeholder).width > room ? [input.placeholder] : []
  })
}

test('fits a long name without spaces on a small phone', async ({ browser }) => {
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'
  const { owner, username, chatPath, openGuest } = await openTwin(browser, word)
  await owner.request.put('/api/v1/profile', { data: { display_name: word, interests: [word, 'Maps'] } })
  await owner.setViewportSize({ width: 320, height: 640 })
  await owner.goto('/discover')
  const interest = await owner.getByRole('button', { name: word }).boundingBox()
  expect((interest?.x ?? NaN) + (interest?.width ?? NaN)).toBeLessThanOrEqual(320)
  const guest = await openGuest()
  for (const path of [`/${username}`, chatPath]) {
    await guest.goto(path)
    await guest.getByRole('button', { name: 'Send', exact: true }).waitFor()
    await expectNoSidewaysScroll(guest)
  }
  await ask(guest, 'How old is your car?')
  await guest.getByRole('button', { name: `Send this to ${word}` }).waitFor()
  await expectNoSidewaysScroll(guest)
})

test('shows all of a public page and its composer with larger text on a phone', async ({ browser }) => {
  const { username, chatPath, openGuest } = await openTwin(browser, 'I keep bees on a roof in Lisbon.')
  const member = await openGuest()
  await signUpMember(member)
  await member.request.put('/api/v1/profile', { data: { public: true } })
  await member.addInitScript(() => {
    localStorage.setItem('locale', 'de')
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '150%'))
  })
  for (const path of [`/${username}`, chatPath]) {
    await member.goto(path)
    await member.getByRole('button', { name: 'Unsere Zwillinge reden lassen' }).waitFor()
    const send = await member.getByRole('button', { name: 'Senden', exact: true }).boundingBox()
    expect((send?.x ?? NaN) + (send?.width ?? NaN)).toBeLessThanOrEqual(360)
  }
})

test('keeps the buttons that remove entries inside their dialog on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { username } = await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { public: true } })
  await page.goto('/twin')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Add a website' }).click()
  const [remove, around] = await Promise.all([dialog.getByRole('button', { name: 'Remove Website 1' }).boundingBox(), dialog.boundingBox()])
  const padding = 24
  expect((remove?.x ?? NaN) + (remove?.width ?? NaN)).toBeLessThanOrEqual((around?.x ?? NaN) + (around?.width ?? NaN) - padding)
  await page.goto(`/embed/${username}/try`)
  const open = page.getByRole('button', { name: /^Ask my AI twin/ })
  await open.waitFor()
  const [button, legal] = await Promise.all([open.boundingBox(), page.getByRole('link', { name: 'Privacy' }).boundingBox()])
  expect((legal?.y ?? NaN) + (legal?.height ?? NaN)).toBeLessThanOrEqual(button?.y ?? NaN)
})

test('offers no dropping of files on touch screens', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: inject('e2e').product, hasTouch: true, isMobile: true })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await signUpMember(page)
  await page.goto('/knowledge?view=documents')
  await page.getByRole('button', { name: 'Choose files' }).waitFor()
  expect(await page.getByText('Drop documents here').isVisible()).toBe(false)
})
