import type { Page } from 'playwright'
import {
  getAccountButton,
  getComposer,
  openLatest,
  openNamed,
  pressSend,
  type Screens,
  send,
  showSidebar,
  startNewChat,
  waitUntilSettled,
} from './pages.ts'
import { announcement, comparedQuestion, exported } from './records.ts'
import { artifactQuestion, doubtfulQuestion, failingQuestion, project, reminderQuestion, scheduleQuestion, slowQuestion } from './story.ts'

export const inside: Screens = {
  async 'chat-empty'(page) {
    await startNewChat(page)
    await getComposer(page).waitFor()
  },
  chat: openLatest,
  async 'chat-tool-call'(page) {
    await openNamed(page, 'The promise to Ana')
    await page.getByRole('button', { name: /Remembered/ }).click()
  },
  async 'chat-attachment'(page) {
    await openLatest(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Attach/ }).click()
    const numbers = Buffer.from('time,height\n04:12,6.83\n10:31,1.20\n'.repeat(400))
    await (await chooser).setFiles({ name: 'Gauge at Rye, November.csv', mimeType: 'text/csv', buffer: numbers })
    await page.getByText('Gauge at Rye, November.csv').waitFor()
    await getComposer(page).fill('Which of these heights are off by more than the wind explains?')
  },
  async 'chat-temporary'(page) {
    await page.goto('/chat?temporary=true')
    // Hidden in windows of small height.
    await page.getByText('Deleted when you leave').waitFor({ state: 'attached' })
  },
  async 'chat-prompts'(page) {
    await startNewChat(page)
    await getComposer(page).click()
    await page.keyboard.type('/')
    await page.getByRole('option', { name: /^Weekly review/ }).waitFor()
  },
  async 'chat-context'(page) {
    await openLatest(page)
    await page.getByRole('button', { name: /^Context/ }).click()
    await page.getByRole('dialog').waitFor()
  },
  async project(page, size) {
    await openLatest(page)
    await showSidebar(page, size)
    await page.getByRole('link', { name: project.name }).click()
    await page.getByRole('heading', { level: 1, name: project.name }).waitFor()
  },
  async 'share-chat'(page) {
    await openLatest(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^More about/ })
      .click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    await page.getByRole('switch', { name: 'Show my name' }).waitFor()
  },
  async search(page, size) {
    await openLatest(page)
    await showSidebar(page, size)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox').fill('tide')
    await page.getByText('Updated').nth(1).waitFor()
    await page.getByText('Searching...').waitFor({ state: 'detached' })
  },
  async sidebar(page, size) {
    await openLatest(page)
    await showSidebar(page, size)
    await page.getByRole('link', { name: 'Plum cake' }).hover()
  },
  async delete(page, size) {
    await openLatest(page)
    await showSidebar(page, size)
    await page.getByRole('link', { name: 'Plum cake' }).hover()
    await page.getByRole('button', { name: 'More about Plum cake' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').waitFor()
  },
  async 'account-menu'(page) {
    await openLatest(page)
    await getAccountButton(page).click()
    await page.getByRole('menu').waitFor()
  },
  async notifications(page) {
    await openLatest(page)
    await page.getByRole('button', { name: /unread notification/ }).click()
    await page.getByRole('dialog', { name: 'Recent Notifications' }).getByRole('article').first().waitFor()
  },
  async shortcuts(page) {
    await openLatest(page)
    await getAccountButton(page).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  },
}

/** Run last, because they create a conversation. */
export const newChatScreens: Screens = {
  async 'chat-question'(page) {
    await startNewChat(page)
    await send(page, doubtfulQuestion)
    await page.getByRole('button', { name: 'The gauge at Rye', exact: true }).waitFor()
  },
  async 'chat-streaming'(page) {
    await startNewChat(page)
    await send(page, slowQuestion)
    await page.getByText('at the pace of a cyclist').first().waitFor()
  },
  async 'chat-artifact'(page) {
    await startNewChat(page)
    await send(page, artifactQuestion)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.frameLocator('iframe').frameLocator('iframe').getByText('7.1 m').waitFor()
  },
  async 'chat-schedule'(page) {
    await startNewChat(page)
    await send(page, scheduleQuestion)
    await page.getByRole('button', { name: 'Confirm' }).waitFor()
  },
  async 'settings-schedules'(page) {
    for (const question of [scheduleQuestion, reminderQuestion]) {
      await startNewChat(page)
      await send(page, question)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByRole('link', { name: 'Show schedules' }).click()
    }
    await page.getByRole('listitem').nth(1).waitFor()
  },
  async 'chat-unsent'(page) {
    await openLatest(page)
    await waitUntilSettled(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.context().setOffline(true)
    await page.getByRole('status').getByText('Offline', { exact: true }).waitFor()
    await getComposer(page).fill('And for a double high water?')
    await pressSend(page)
    await page.getByRole('list', { name: 'Unsent messages' }).waitFor()
  },
  async 'chat-error'(page) {
    await startNewChat(page)
    await send(page, failingQuestion)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
  },
  async 'settings-import'(page) {
    await page.goto('/settings#import')
    const section = page.getByRole('region', { name: 'Import data' })
    const buffer = Buffer.from(JSON.stringify(exported))
    await section.locator('input[type=file]').setInputFiles({ name: 'conversations.json', mimeType: 'application/json', buffer })
    await section.getByText(/conversations imported/).waitFor()
    await section.evaluate((element) => element.scrollIntoView())
  },
  async 'chat-comparison'(page) {
    await offerModels(page)
    await startNewChat(page)
    await page.getByRole('button', { name: /^Model/ }).click()
    await page.getByRole('menuitem', { name: 'Compare two models' }).click()
    await send(page, comparedQuestion)
    await page
      .getByRole('button', { name: /^Keep this answer/ })
      .nth(1)
      .and(page.locator(':enabled'))
      .waitFor()
  },
  async 'operator-announcement'(page) {
    await page.request.put('/api/v1/operator/announcement', { data: announcement })
    await page.goto('/operator/announcement')
    await page.getByText(announcement.text).nth(1).waitFor()
  },
}

async function offerModels(page: Page) {
  type Connections = { connections: { models: { id: string }[] }[] }
  const { connections } = (await (await page.request.get('/api/v1/operator/models')).json()) as Connections
  for (const { id } of connections.flatMap(({ models }) => models))
    await page.request.patch(`/api/v1/operator/models/${id}`, { data: { is_available: true } })
}

export const insideGerman: Screens = {
  async 'chat-german'(page) {
    await openNamed(page, 'Woher die Nipptide ihren Namen hat')
    await page.locator('strong', { hasText: 'nipp' }).waitFor()
  },
}
