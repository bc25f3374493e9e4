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

test.for([
  { width: 640, height: 400 },
  { width: 720, height: 450 },
  { width: 390, height: 664 },
])('shows the first steps above the composer, at $width × $height', async (size, { page }) => {
  await page.setViewportSize(size)
  await signUpMember(page)
  await page.goto('/chat')
  await page.getByRole('button', { name: /^Import conversations/ }).waitFor()
  const { lastStepEnd, composerStart } = await edges(page)
  expect(lastStepEnd).toBeLessThan(composerStart)
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

test.for([320, 390])('links to the viewer’s twin as Twin, at %i pixels', async (width, { page }) => {
  await page.setViewportSize({ width, height: 700 })
  await signUpMember(page)
  await page.goto('/settings')
  const link = page.getByRole('banner').getByRole('link', { name: 'Twin' })
  await link.getByText('Twin', { exact: true }).waitFor()
  const word = await link.getByText('Twin', { exact: true }).boundingBox()
  expect(word?.width).toBeGreaterThan(20)
  const account = await page.getByRole('button', { name: /@example\.org$/ }).boundingBox()
  expect((account?.x ?? NaN) + (account?.width ?? NaN)).toBeLessThanOrEqual(width)
})
