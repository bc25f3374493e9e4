import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Provider, startProvider } from '../../api/testing/modelProvider.ts'
import { findProblems } from './support/looks.ts'
import { startOwnProduct } from './support/ownProduct.ts'
import { composer, send, signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

const openHere = startOwnProduct()
let provider: Provider
const longName = 'mistralai/Mistral-Small-3.2-24B-Instruct-2506'
const held: Partial<Record<string, { model: string; response: ServerResponse }>> = {}

beforeAll(async () => {
  provider = await startProvider()
  provider.models = [{ id: 'red' }, { id: 'blue' }, { id: longName }]
})
afterAll(() => provider.close())
beforeEach(() => (provider.handle = null))

function write(name: string, content: string, isEnd = false): void {
  const { model, response } = held[name] ?? {}
  const choices = [{ index: 0, delta: { content }, finish_reason: isEnd ? 'stop' : null }]
  response?.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model, choices })}\n\n`)
  if (isEnd) response?.end('data: [DONE]\n\n')
}

/** Answers on request. */
function hold(): void {
  provider.handle = ({ body }, response) => {
    const { model } = JSON.parse(body) as { model: string }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    held[model] = { model, response }
    write(model, `Here ${model} begins.`)
  }
}

async function connect(page: Page): Promise<void> {
  const data = { preset: 'openai_compatible', base_url: provider.url, model: 'red' }
  const connected = await page.request.post('/api/v1/operator/models/connections', { data })
  const { models } = (await connected.json()) as { models: { id: string }[] }
  for (const { id } of models) await page.request.patch(`/api/v1/operator/models/${id}`, { data: { is_available: true } })
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chooseSecond = async (page: Page) => {
  await page.getByRole('button', { name: 'Model: red' }).click()
  await page.getByRole('menuitem', { name: 'Compare two models' }).click()
  await page.getByRole('button', { name: 'Remove blue' }).waitFor()
}

test('compares two models, in two tabs and after a reload, and keeps the second answer', async ({ browser }) => {
  const page = await openHere(browser)
  await signUpMember(page)
  await connect(page)
  await page.goto('/chat')
  await chooseSecond(page)
  expect(await findProblems(page)).toEqual([])
  hold()
  await send(page, 'Which color?')
  await column(page, 'red').getByText('Here red begins.').waitFor()
  await column(page, 'blue').getByText('Waiting').waitFor()
  expect(await page.getByRole('button', { name: 'Remove blue' }).count()).toBe(0)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await column(other, 'red').getByText('Here red begins.').waitFor()
  expect(await findProblems(page)).toEqual([])

  write('red', ' And ends.', true)
  for (const tab of [page, other]) await column(tab, 'blue').getByText('Here blue begins.').waitFor()
  await page.reload()
  await column(page, 'red').getByText('Here red begins. And ends.').waitFor()
  await column(page, 'blue').getByText('Here blue begins.').waitFor()
  write('blue', ' It ends as well.', true)
  for (const tab of [page, other]) await column(tab, 'blue').getByText('It ends as well.').waitFor()
  const keep = page.getByRole('button', { name: 'Keep this answer: blue' })
  await keep.and(page.locator(':enabled')).waitFor()
  expect(await findProblems(page)).toEqual([])

  await keep.click()
  for (const tab of [page, other]) {
    await tab.getByRole('group', { name: 'Version 2 of 2' }).waitFor()
    await tab.getByText('It ends as well.').waitFor()
    expect(await tab.getByText('And ends.').count()).toBe(0)
    await tab.getByRole('button', { name: 'Model: blue' }).waitFor()
  }
  await page.getByRole('button', { name: 'Previous version' }).click()
  await page.getByText('And ends.').waitFor()
})

test('Stop ends the comparison, and the next message keeps the first answer', async ({ browser }) => {
  const page = await openHere(browser)
  await signUpMember(page)
  await page.goto('/chat')
  hold()
  await chooseSecond(page)
  await send(page, 'Which color?')
  await column(page, 'red').getByText('Here red begins.').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('You stopped this answer.').waitFor()
  await column(page, 'blue').waitFor({ state: 'detached' })

  provider.handle = null
  await chooseSecond(page)
  await send(page, 'And now?')
  const keep = page.getByRole('button', { name: 'Keep this answer: red' })
  await keep.and(page.locator(':enabled')).waitFor()
  await composer(page).fill('Why?')
  await composer(page).press('Enter')
  await column(page, 'blue').waitFor({ state: 'detached' })
  await page.getByRole('group', { name: 'Version 1 of 2' }).waitFor()
})

test('compares an existing answer, and a queued message', async ({ browser }) => {
  const page = await openHere(browser)
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'Which color?')
  await page.getByRole('button', { name: 'Answered by red' }).click()
  expect(await findProblems(page)).toEqual([])
  hold()
  await page.getByRole('group', { name: 'Compare with' }).getByRole('button', { name: 'blue' }).click()
  await column(page, 'blue').getByText('Here blue begins.').waitFor()
  expect(await column(page, 'red').count()).toBe(1)

  await chooseSecond(page)
  await composer(page).fill('And now?')
  await composer(page).press('Enter')
  await page.getByText('Compare with blue').waitFor()
  expect(await findProblems(page)).toEqual([])
  provider.handle = null
  write('blue', ' It ends.', true)
  await page.getByText('And now?').waitFor()
  await page.getByRole('button', { name: 'Keep this answer: blue' }).and(page.locator(':enabled')).waitFor()
  await page.getByRole('group', { name: 'Version 1 of 2' }).waitFor()
  expect(await page.getByText('Compare with blue').count()).toBe(0)
})

test('long model names fit', async ({ browser }) => {
  const page = await openHere(browser)
  await signUpMember(page)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Model: red' }).click()
  await page.getByRole('menuitemradio', { name: longName }).click()
  await page.getByRole('button', { name: `Model: ${longName}` }).click()
  await page.getByRole('menuitem', { name: 'Compare two models' }).click()
  await page.getByRole('button', { name: 'Remove blue' }).waitFor()
  expect(await findProblems(page)).toEqual([])
  await send(page, 'Which color?')
  await page.getByRole('button', { name: 'Keep this answer: blue' }).and(page.locator(':enabled')).waitFor()
  expect(await findProblems(page)).toEqual([])
})
