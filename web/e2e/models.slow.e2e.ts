import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { type Product, startProduct } from '../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { type Provider, startProvider } from '../../api/testing/modelProvider.ts'
import { send, signUpMember } from './support/people.ts'
import { findProblems } from './support/looks.ts'
import { test } from './support/visit.ts'

let product: Product
let folder: { path: string; remove(): Promise<void> }
let ollama: Provider

beforeAll(async () => {
  folder = await createTemporaryFolder('models')
  ollama = await startProvider(11_434)
  ollama.models = [
    { id: 'llama3.2', owned_by: 'library' },
    { id: 'qwen3', owned_by: 'library' },
  ]
  ollama.details = { capabilities: ['completion', 'tools'], model_info: { 'llama.context_length': 131_072 }, parameters: 'num_ctx 16384' }
  product = await startProduct({ DATA_DIR: folder.path })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await ollama.close()
  await folder.remove()
})

async function openHere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  context.setDefaultTimeout(20_000)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await signUpMember(page)
  return page
}

test('the operator connects Ollama in four presses, and the next answer streams from it', async ({ browser }) => {
  const page = await openHere(browser)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Connect a language model' }).click()
  await page.getByRole('button', { name: 'Connect Ollama' }).click()
  await page.getByRole('button', { name: 'Test' }).click()
  await page.getByText('“Hello from the provider.”').waitFor()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('article', { name: 'Ollama' }).getByText('16,384 tokens · tools').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Connect OpenAI', exact: true }).waitFor()
  expect(await findProblems(page)).toEqual([])

  await page.goto('/chat')
  await send(page, 'Who are you?')
  await page.getByText('Hello from the provider.').waitFor()

  await page.goto('/settings/models')
  await page.getByRole('combobox', { name: 'Add a model' }).fill('qwen3')
  await page.getByRole('option', { name: 'qwen3' }).click()
  await page.getByRole('listitem').filter({ hasText: 'qwen3' }).waitFor()

  await page.getByRole('button', { name: 'Actions for qwen3' }).click()
  await page.getByRole('menuitem', { name: 'Edit capabilities' }).click()
  await page.getByText('Accepts images').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('a person chooses a model and regenerates the answer with another one', async ({ browser }) => {
  const page = await openHere(browser)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Model: llama3.2' }).click()
  await page.getByRole('menuitemradio', { name: 'qwen3' }).click()
  await send(page, 'Who are you?')
  await page.getByRole('button', { name: 'Answered by qwen3' }).click()
  await page.getByText(/1,200 tokens read · 34 tokens written/).waitFor()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole('group', { name: 'Regenerate with' }).getByRole('button', { name: 'llama3.2' }).click()
  await page.getByRole('button', { name: 'Answered by llama3.2' }).waitFor()
  await page.getByRole('button', { name: 'Model: llama3.2' }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Model: llama3.2' }).waitFor()
})

test('the composer warns of images the chosen model can’t see, and a model that sees them gets them', async ({ browser }) => {
  const page = await openHere(browser)
  await page.goto('/chat')
  const dot = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').last().setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
  const warning = page.getByText('llama3.2 can’t see images. Only the file name is sent.')
  await warning.waitFor()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Model: llama3.2' }).click()
  await page.getByRole('menuitemradio', { name: 'qwen3' }).click()
  await warning.waitFor({ state: 'detached' })
  await send(page, 'What is on it?')
  await page.getByText('Hello from the provider.').waitFor()
  expect(ollama.requests.map(({ body }) => body)).toContainEqual(expect.stringContaining('data:image/jpeg;base64,'))
})

test('others find neither the page nor its entry', async ({ browser }) => {
  const page = await openHere(browser)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Model in use' }).waitFor()
  expect(await page.getByRole('link', { name: 'Manage models' }).count()).toBe(0)
  await page.goto('/settings/models')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
})
