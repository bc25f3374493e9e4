import type { Page } from 'playwright'
import { expect } from 'vitest'
import { composer, signUpMember } from '../support/people.ts'
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
  for (const screen of [...screens, 'pricing', 'testing', `twin/${username}/chat`]) {
    await page.goto(`/${screen}`)
    await page.locator('html[lang=de]').getByRole('main').getByRole('heading').or(page.getByRole('textbox')).first().waitFor()
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(screen)
  }
  expect(tooWide).toEqual([])
})
