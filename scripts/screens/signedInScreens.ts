import type { Page } from 'playwright'
import { openLatest, pressSend, type Screens } from './pages.ts'

export const signedInScreens: Screens = {
  'my-twin': (page) => page.goto('/twin'),
  'my-twin-conversations': (page) => page.goto('/twin?view=conversations'),
  'my-twin-unanswered': (page) => page.goto('/twin?view=unanswered'),
  'my-twin-character': (page) => page.goto('/twin?view=character'),
  'my-twin-inbox': (page) => page.goto('/twin?view=inbox'),
  'my-twin-insight': (page) => page.goto('/twin?view=insight'),
  'my-twin-corrections': (page) => page.goto('/twin?view=checks'),
  'edit-profile': (page) => openDialog(page, 'Edit profile'),
  'profile-settings': (page) => openDialog(page, 'Profile Settings'),
  discover: (page) => page.goto('/discover'),
  story: (page) => page.goto('/story'),
  knowledge: (page) => page.goto('/knowledge'),
  documents: (page) => page.goto('/knowledge?view=documents'),
  async 'memory-summary'(page) {
    await page.goto('/knowledge?view=summary')
    await page.getByRole('button', { name: /^Mr Hale keeps/ }).click()
  },
  async 'knowledge-item'(page) {
    await page.goto('/knowledge')
    await page.getByRole('link', { name: 'Gauge at Rye', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Gauge at Rye' }).waitFor()
  },
  async 'knowledge-as-visitor'(page) {
    await page.goto('/knowledge?view=twin')
    await page.getByLabel('Question').fill('Which tide table do you trust?')
    await page.getByRole('button', { name: 'Show passages' }).click()
    await page.getByText('tables of the harbour office').first().waitFor()
  },
  async monitoring(page) {
    await page.goto('/monitoring')
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  },
  async 'monitoring-below'(page) {
    await page.goto('/monitoring')
    await page
      .getByRole('main')
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
  async 'settings-models'(page) {
    await page.goto('/settings/models')
    await page.getByText('Looking for Ollama').waitFor({ state: 'detached' })
  },
  'operator-audit-log': (page) => page.goto('/operator/audit-log'),
  'operator-registration': (page) => page.goto('/operator/registration'),
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

export const sharedScreens: Screens = {
  async 'shared-chat'(page) {
    await openLatest(page)
    const sharing = `/api/v1/chat/threads/${page.url().split('/').at(-1)}/sharing`
    const { url } = (await (await page.request.put(sharing, { data: { shows_name: true } })).json()) as { url: string }
    await page.context().clearCookies()
    await page.goto(new URL(url).pathname)
    await page.locator('.hljs-keyword').first().waitFor()
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
