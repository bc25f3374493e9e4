import { expect } from 'vitest'
import { test } from '../support/visit.ts'

test('the first click on a tab of GraphiQL opens it', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 })
  await page.goto('/graphql')
  const tabs = page.getByRole('tab')
  await expect.poll(() => tabs.count()).toBe(5)
  await tabs.first().and(page.locator('[aria-selected=true]')).waitFor()
  for (const index of [2, 4, 1]) {
    const tab = tabs.nth(index)
    const before = await tab.boundingBox()
    if (!before) throw new Error('The tab has no place.')
    await page.mouse.move(before.x + before.width / 3, before.y + before.height / 2)
    await page.mouse.down()
    // A drag would start within the next frames.
    await page.waitForTimeout(150)
    expect((await tab.boundingBox())?.x).toBe(before.x)
    await page.mouse.up()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
  }
})
