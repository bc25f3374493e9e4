import type { Page } from 'playwright'
import { pressSend, type Screens } from './pages.ts'

export const signedInScreens: Screens = {
  'my-twin': (page) => page.goto('/twin'),
  'my-twin-conversations': (page) => page.goto('/twin?view=conversations'),
  'my-twin-unanswered': (page) => page.goto('/twin?view=unanswered'),
  'edit-profile': (page) => openDialog(page, 'Edit profile'),
  'profile-settings': (page) => openDialog(page, 'Profile Settings'),
  discover: (page) => page.goto('/discover'),
  story: (page) => page.goto('/story'),
  knowledge: (page) => page.goto('/knowledge'),
  documents: (page) => page.goto('/knowledge?view=documents'),
  async 'knowledge-item'(page) {
    await page.goto('/knowledge')
    await page.getByRole('link', { name: 'Gauge at Rye', exact: true }).click()
    await page.getByRole('heading', { name: 'Gauge at Rye' }).waitFor()
  },
  async 'knowledge-as-visitor'(page) {
    await page.goto('/knowledge?view=twin')
    await page.getByLabel('Question').fill('Which tide table do you trust?')
    await page.getByRole('button', { name: 'Show passages' }).click()
    await page.getByText('tables of the harbour office').first().waitFor()
  },
  async monitoring(page) {
    await page.goto('/monitoring')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
  },
  async 'monitoring-below'(page) {
    await page.goto('/monitoring')
    await page
      .getByRole('heading', { level: 2 })
      .nth(1)
      .evaluate((element) => element.scrollIntoView({ block: 'start' }))
  },
  settings: (page) => page.goto('/settings'),
  async 'settings-below'(page) {
    await page.goto('/settings#password')
    await page.getByRole('heading', { name: 'Password' }).waitFor()
  },
  async 'settings-prompts'(page) {
    await page.goto('/settings#prompts')
    await page.getByRole('list', { name: 'Saved prompts' }).waitFor()
  },
  'operator-jobs': (page) => page.goto('/operator/jobs'),
  'operator-people': (page) => page.goto('/operator/people'),
  'operator-settings': (page) => page.goto('/operator/settings'),
  'operator-plans': (page) => page.goto('/operator/plans'),
  'operator-storage': (page) => page.goto('/operator/storage'),
  roadmap: (page) => page.goto('/roadmap'),
  pricing: (page) => page.goto('/pricing'),
}

export const plainScreens: Screens = {
  async history(page) {
    await page.goto('/history')
    for (const row of ['Plum cake', 'What springs']) await page.getByRole('row', { name: row }).getByRole('checkbox').check({ force: true })
    await page.locator('h1').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  },
  async testing(page) {
    await page.goto('/testing')
    const composer = page.getByRole('textbox', { name: /^Message/ })
    await composer.fill('Which gauges between Rye and Bristol are public?')
    await pressSend(page)
    await page.getByRole('button', { name: 'Edit and send again', disabled: false }).waitFor()
  },
}

export const firstSteps: Screens = {
  async onboarding(page) {
    await page.goto('/onboarding')
    await page.getByRole('button', { name: 'Keep everything' }).waitFor()
  },
  async 'onboarding-preview'(page) {
    await page.goto('/onboarding')
    await page.getByRole('region', { name: 'Preview of your public page' }).scrollIntoViewIfNeeded()
  },
}

export const emptyScreens: Screens = {
  async 'chat-none'(page) {
    await page.goto('/chat')
    await page.getByRole('button', { name: /^Add a document/ }).waitFor()
  },
  'story-none': (page) => page.goto('/story'),
  'knowledge-none': (page) => page.goto('/knowledge'),
  'documents-none': (page) => page.goto('/knowledge?view=documents'),
  'memories-none': (page) => page.goto('/knowledge?view=memories'),
  'my-twin-none': (page) => page.goto('/twin'),
  'my-twin-conversations-none': (page) => page.goto('/twin?view=conversations'),
  'my-twin-unanswered-none': (page) => page.goto('/twin?view=unanswered'),
  'monitoring-none': (page) => page.goto('/monitoring'),
}

export const plainEmptyScreens: Screens = { 'history-none': (page) => page.goto('/history') }

async function openDialog(page: Page, name: string) {
  await page.goto('/twin')
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog', { name }).waitFor()
}
