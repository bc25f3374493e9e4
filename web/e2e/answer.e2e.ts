import { expect } from 'vitest'
import { answer, composer, expectAnswer, getWords, createAccount, send, signUpMember, tokens } from './support/people.ts'
import { test } from './support/visit.ts'

test('signs up, asks, streams the answer and finds it again', async ({ page }) => {
  const account = createAccount()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.waitForURL('**/chat')

  await send(page, 'Count slowly [[tokens:300]] [[interval:8]]')
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await answer(page).getByText('tok5 ').waitFor()
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await expectAnswer(page, tokens(300))

  await page.goto('/')
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await expectAnswer(page, tokens(300))
})

test('neither loses nor repeats words when reloading during an answer', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'Go on [[tokens:300]] [[interval:12]]')
  await answer(page).getByText('tok40 ').waitFor()
  expect(await getWords(page)).not.toContain('tok299')
  await page.reload()
  await expectAnswer(page, tokens(300))
})

test('follows and stops an answer in a second tab', async ({ context, page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'For two [[tokens:5000]] [[interval:8]]')
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await answer(page).getByText('tok5 ').waitFor()
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Stop' }).waitFor()
  const seen = (await getWords(second)).length
  await expect.poll(async () => (await getWords(second)).length).toBeGreaterThan(seen)
  await second.getByRole('button', { name: 'Stop' }).click()
  await Promise.all([page, second].map((tab) => tab.getByText('You stopped this answer.').waitFor()))
  const words = await getWords(second)
  expect(words).toEqual(tokens(words.length))
  await expect.poll(() => getWords(page)).toEqual(words)
})

test('shows a message in another tab', async ({ context, page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'First [[tokens:3]]')
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await expectAnswer(page, tokens(3))
  const second = await context.newPage()
  await second.goto(page.url())
  await answer(second).getByText('tok2').waitFor()
  await send(page, 'Second [[tokens:7]]')
  await second.getByText('Second [[tokens:7]]').first().waitFor()
  await answer(second).getByText('tok6').waitFor()
})

test('Stop ends the answer and keeps its text', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'Too long [[tokens:3000]] [[interval:10]]')
  await answer(page).getByText('tok10 ').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('You stopped this answer.').waitFor()
  const { length } = await getWords(page)
  expect(length).toBeGreaterThanOrEqual(11)
  expect(length).toBeLessThan(3000)
  await page.reload()
  await expectAnswer(page, tokens(length))
})

test('edits and resends a question', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'Say three [[tokens:3]]')
  await expectAnswer(page, tokens(3))
  const question = page.getByRole('article').filter({ hasText: /^You:/ }).last()
  await question.hover()
  await page.getByRole('button', { name: 'Edit and send again' }).click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Say six [[tokens:6]]')
  await page.getByRole('button', { name: 'Send again' }).click()
  await answer(page).getByText('tok5').waitFor()
  await expectAnswer(page, tokens(6))
  expect(await page.getByText('Say three').count()).toBe(0)
})

test('keeps a draft across a reload', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await composer(page).fill('Half a thought')
  await page.reload()
  await composer(page).waitFor()
  expect(await composer(page).inputValue()).toBe('Half a thought')
})

test('shows a tool call’s verb, input and output', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'Keep this [[tool:remember {"content":"I take tea without sugar"}]] [[tokens:3]]')
  await expectAnswer(page, tokens(3))
  const call = answer(page).getByRole('button', { name: /Remembered/ })
  await call.click()
  expect(await answer(page).innerText()).toContain('tea without sugar')
})

test('sends files with a message and shows them after a reload', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  const files = [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('The boat lies at Långedrag.') },
    { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') },
  ]
  await page.locator('input[type=file]').last().setInputFiles(files)
  const attachments = page.getByRole('list', { name: 'Attachments' })
  await attachments.getByText('notes.txt').waitFor()
  await expect.poll(() => attachments.getByRole('progressbar').count()).toBe(0)
  await send(page, 'What is in these? [[tokens:3]]')
  await expectAnswer(page, tokens(3))
  await page.reload()
  const link = page.getByRole('link', { name: /notes\.txt/ })
  await link.waitFor()
  const notes = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(await notes.text()).toBe('The boat lies at Långedrag.')
  const picture = page.getByRole('img', { name: 'dot.png' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
