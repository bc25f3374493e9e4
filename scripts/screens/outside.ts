import type { Page } from 'playwright'
import { type Screens, send } from './pages.ts'
import { maud, visitorQuestion } from './story.ts'

export const outside: Screens = {
  landing: (page) => page.goto('/'),
  signup: (page) => page.goto('/accounts/signup'),
  login: (page) => page.goto('/accounts/login'),
  'forgot-password': (page) => page.goto('/forgot-password'),
  'reset-password': (page) => page.goto('/reset-password?token=of-the-picture'),
  'not-found': (page) => page.goto('/nothing/here'),
  terms: (page) => page.goto('/terms'),
  privacy: (page) => page.goto('/privacy'),
  'pricing-visitor': (page) => page.goto('/pricing'),
  profile: (page) => page.goto(`/${maud.username}`),
  async 'profile-below'(page) {
    await page.goto(`/${maud.username}`)
    const heading = page.getByRole('heading', { name: 'Photos' })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  },
  async 'twin-chat-empty'(page) {
    await page.goto(`/twin/${maud.username}/chat`)
    await getTwinComposer(page).waitFor()
  },
  async 'twin-chat'(page) {
    await page.goto(`/twin/${maud.username}/chat`)
    await send(page, visitorQuestion, getTwinComposer(page))
    await page.getByRole('button', { name: 'Edit and send again', disabled: false }).waitFor()
    await page
      .getByRole('button', { name: /^Source \d/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  },
  embed: (page) => page.goto(`/embed/${maud.username}`),
  async 'embed-trial'(page) {
    await page.goto(`/embed/${maud.username}/try`)
    await page.getByRole('button', { name: /^Ask my AI twin/ }).click()
    await page.frameLocator('iframe[title="AI twin"]').getByRole('textbox').waitFor()
  },
}

function getTwinComposer(page: Page) {
  return page.getByRole('textbox', { name: /AI twin$/ })
}
