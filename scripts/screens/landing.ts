import type { Page } from 'playwright'
import { outside } from './outside.ts'
import { openLatest, type Screens } from './pages.ts'

export const landingShots: Screens = {
  async finds(page) {
    await hideSidebar(page)
    await openLatest(page)
    await page
      .getByRole('article')
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'end' }))
  },
  async stays(page) {
    await hideSidebar(page)
    await page.goto('/knowledge')
    const notes = page.getByRole('article')
    await notes.first().waitFor()
    await notes.nth(2).evaluate((element) => element.scrollIntoView({ block: 'start' }))
  },
}

export const visitorShots: Screens = {
  async speaks(page, size) {
    await outside['twin-chat']?.(page, size)
  },
}

function hideSidebar(page: Page) {
  return page.addInitScript(() => localStorage.setItem('sidebar-collapsed', 'true'))
}
