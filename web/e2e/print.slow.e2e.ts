import type { Page } from 'playwright'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { keepKnowledge, say, signUpMember, startThread } from './support/people.ts'
import { test } from './support/visit.ts'

const word = 'a long line of code '

test('prints all loaded messages on white paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await signUpMember(page)
  const thread = await startThread(page)
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  await say(page, thread, ...numbers.map((number) => `[[mode:echo]]Printed${number}.\n\n\`\`\`ts\n${word.repeat(9)}end${number}\n\`\`\``))
  await page.request.patch(`/api/v1/chat/threads/${thread}`, { data: { name: 'Tides' } })
  await page.goto(`/chat/${thread}`)
  await page.getByRole('article').filter({ hasText: 'Printed20.' }).last().waitFor()
  expect(await print(page)).toContain('Older messages aren’t included.')
  const first = page.getByRole('article').filter({ hasText: 'Printed1.' }).first()
  await expect
    .poll(async () => {
      await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0))
      return first.isVisible()
    })
    .toBe(true)
  const text = await print(page)
  expect(countWords(text, /Printed\d+\./g)).toEqual(numbers.map((number) => [`Printed${number}.`, 2]))
  expect(countWords(text, /end\d+/g)).toEqual(numbers.map((number) => [`end${number}`, 2]))
  expect(text).not.toMatch(/Older messages|Knowledge|New Chat|Copy|can make mistakes/)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('prints all of a note', async ({ page }) => {
  await signUpMember(page)
  const content = Array.from({ length: 80 }, (_, index) => `Paragraph${index}.`).join('\n\n')
  await keepKnowledge(page, { kind: 'NOTE', title: 'Tides', content, isPublic: false })
  await page.goto('/knowledge')
  await page.getByRole('link', { name: 'Tides' }).click()
  await page.getByText('Paragraph79.').waitFor()
  const text = await print(page)
  expect(countWords(text, /Paragraph\d+\./g)).toHaveLength(80)
  expect(text).not.toMatch(/New Chat|Edit|Delete/)
})

async function print(page: Page): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())), { mergePages: true })
  return text
}

function countWords(text: string, words: RegExp): [string, number][] {
  const counts = new Map<string, number>()
  for (const [found] of text.matchAll(words)) counts.set(found, (counts.get(found) ?? 0) + 1)
  return [...counts]
}
