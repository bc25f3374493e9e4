import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { findProblems, narrow, wide } from './support/looks.ts'
import { test } from './support/visit.ts'

async function openExample(page: Page, size = wide) {
  await page.setViewportSize(size)
  await page.goto('/')
  const example = page.getByRole('region', { name: 'One question, two answers' })
  const note = example.getByRole('switch', { name: 'Share “Plan for March”' })
  await note.scrollIntoViewIfNeeded()
  return { example, note, visitors: example.getByRole('status').last() }
}

const shared = 'the storm of 1953 is the hard part'

async function drag(page: Page, note: Locator, distance: number) {
  const box = await note.boundingBox()
  if (!box) throw new Error('The note is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 8 })
  await page.mouse.up()
}

test.for([
  ['wide', wide, 300],
  ['narrow', narrow, 60],
] as const)('dragging a note across the seam changes the public answer, %s', async ([, size, distance], { page }) => {
  const { note, visitors } = await openExample(page, size)
  const start = await note.boundingBox()
  expect(await visitors.innerText()).not.toContain('1953')
  await drag(page, note, distance)
  await visitors.getByText(shared).waitFor()
  expect(await note.getAttribute('aria-checked')).toBe('true')
  await expect.poll(async () => (await note.boundingBox())?.x).toBeGreaterThan((start?.x ?? 0) + distance)

  await drag(page, note, -distance)
  await visitors.getByText(shared).waitFor({ state: 'detached' })
  expect(await note.getAttribute('aria-checked')).toBe('false')
})

test('moves a note with the keyboard, and opens its ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { note, visitors } = await openExample(page)
  const gap = () =>
    note.evaluate((element) => {
      const arc = element.querySelector('circle[pathLength]')
      return arc && Number.parseFloat(getComputedStyle(arc).strokeDasharray.split(', ')[1] ?? '0')
    })
  expect(await gap()).toBe(0)
  await note.press('ArrowRight')
  await visitors.getByText(shared).waitFor()
  await note.getByText('Anyone', { exact: true }).waitFor()
  await expect.poll(gap).toBeGreaterThan(0)
  await note.press('Space')
  await visitors.getByText(shared).waitFor({ state: 'detached' })
  await note.getByText('Only you', { exact: true }).waitFor()
})

test.for([
  ['wide', wide],
  ['narrow', narrow],
] as const)('keeps the layout still while fonts load and a note moves, %s', async ([, size], { page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { note, visitors } = await openExample(page, size)
  await page.evaluate(() => document.fonts.ready)
  await drag(page, note, size === wide ? 300 : 60)
  await visitors.getByText(shared).waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02)
})

test('is accessible with shared notes, light and dark', async ({ page }) => {
  const { note, visitors } = await openExample(page)
  await note.press('ArrowRight')
  await visitors.getByText(shared).waitFor()
  expect(await findProblems(page)).toEqual([])
})

test.for([
  ['wide', wide, 'light'],
  ['narrow', narrow, 'dark'],
] as const)('shows %s screenshots', async ([width, size, scheme], { page }) => {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: scheme })
  await page.goto('/')
  for (const name of ['The private brain answers from', 'A visitor asks a twin', 'A list of notes']) {
    const screenshot = page.getByRole('img', { name })
    await screenshot.scrollIntoViewIfNeeded()
    await expect.poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await screenshot.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`-${scheme}-${width}`)
  }
})
