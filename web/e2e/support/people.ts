import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

export interface Account {
  username: string
  email: string
  password: string
}

export function createAccount(): Account {
  const username = `p-${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@example.org`, password: 'correct horse battery' }
}

export async function signUpMember(page: Page): Promise<Account> {
  const account = await signUp(page)
  await finishOnboarding(page)
  return account
}

export async function signUp(page: Page): Promise<Account> {
  const account = createAccount()
  await postForAnswer(page, '/api/v1/auth/register', account)
  return account
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await postForAnswer(page, '/api/v1/auth/login', { email, password })
}

async function finishOnboarding(page: Page): Promise<void> {
  await postForAnswer(page, '/api/v1/profile/finish-onboarding', {})
}

export async function startThread(page: Page, path = '/api/v1/chat/start', data: object = {}): Promise<string> {
  const { thread_id: started, id = started } = (await postForAnswer(page, path, data)) as { thread_id: string; id?: string }
  return id
}

export async function say(page: Page, thread: string, ...texts: string[]): Promise<void> {
  for (const input of texts) {
    await page.request.get('/api/v1/chat/stream', { params: { thread_id: thread, input }, headers: { accept: 'text/event-stream' } })
  }
}

export async function sayToTwin(page: Page, username: string, input: string): Promise<void> {
  await postForAnswer(page, `/api/v1/twin/${username}/chat`, { input })
}

interface Knowledge {
  kind: 'NOTE' | 'STORY'
  title: string
  content: string
  isPublic: boolean
}

export async function keepKnowledge(page: Page, input: Knowledge): Promise<void> {
  const query = 'mutation ($input: CreateKnowledgeItemInput!) { createKnowledgeItem(input: $input) { __typename } }'
  await postForAnswer(page, '/graphql', { query, variables: { input } })
}

async function postForAnswer(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

export function composer(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Message your private brain' })
}

export async function submit(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

export async function send(page: Page, text: string): Promise<void> {
  await submit(page, text)
  await page.getByRole('article').filter({ hasText: /^You:/ }).filter({ hasText: text }).waitFor()
}

export function answer(page: Page): Locator {
  return page
    .getByRole('article')
    .filter({ hasText: /^Twain:/ })
    .last()
}

export async function expectAnswer(page: Page, words: string[]): Promise<void> {
  await waitForAnswerEnd(page)
  await expect.poll(() => getWords(page), { timeout: 5_000 }).toEqual(words)
}

export async function waitForAnswerEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
}

export async function getWords(page: Page): Promise<string[]> {
  const text = await answer(page).innerText()
  return text.match(/tok\d+/g) ?? []
}

export const tokens = (count: number) => Array.from({ length: count }, (_, index) => `tok${index}`)

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overhang, { timeout: 5_000 }).toBeLessThanOrEqual(0)
}
