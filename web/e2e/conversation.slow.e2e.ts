import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { answer, composer, expectAnswer, send, signUpMember, submit, tokens } from './support/people.ts'
import { test } from './support/visit.ts'

test('loads older messages while scrolling and keeps the reading position', async ({ page }) => {
  await signUpMember(page)
  const started = await page.request.post('/api/v1/chat/start')
  const { thread_id: thread } = (await started.json()) as { thread_id: string }
  for (let turn = 0; turn < 25; turn += 1) {
    const params = { thread_id: thread, input: `Question number ${turn}. [[tokens:20]]` }
    await page.request.get('/api/v1/chat/stream', { params, headers: { accept: 'text/event-stream' } })
  }

  await page.goto(`/chat/${thread}`)
  await page.getByText('Question number 24.').waitFor()
  const log = page.getByRole('log', { name: 'Conversation' })
  await log.hover()
  for (let turn = 23; turn >= 0; turn -= 1) {
    const above = page.getByText(`Question number ${turn}.`)
    for (let wheels = 0; wheels < 20 && !(await above.isVisible()); wheels += 1) {
      const below = page.getByText(`Question number ${turn + 1}.`)
      const before = await getTop(below)
      await page.mouse.wheel(0, -100)
      const after = await getTop(below)
      if (before !== undefined && after !== undefined) expect(Math.abs(after - before)).toBeLessThanOrEqual(250)
    }
    await above.waitFor()
  }
  await page.getByRole('button', { name: 'Jump to latest' }).click()
  await page.getByText('Question number 24.').waitFor()
})

function getTop(locator: Locator): Promise<number | undefined> {
  return locator.evaluateAll(([element]) => element?.getBoundingClientRect().top)
}

test('highlights code and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'Echo this: ```js const tide = 4 ``` [[mode:echo]]'.replaceAll(' ``` ', '\n```\n').replace('```js ', '\n```js\n'))
  const code = answer(page).locator('pre')
  await code.locator('.hljs-keyword').waitFor()
  await answer(page).locator('figure').getByRole('button', { name: 'Copy' }).click()
  await answer(page).locator('figure').getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const tide = 4')
})

test('starts a new chat and renames a conversation', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, 'Something [[tokens:2]]')
  await expectAnswer(page, tokens(2))
  const first = page.url()
  await page.getByRole('button', { name: 'New Chat' }).click()
  await page.waitForURL((url) => url.href !== first && /\/chat\/[0-9a-f-]{36}$/.test(url.pathname))
  await page.getByRole('heading', { name: 'What is on your mind?' }).waitFor()

  await page.getByRole('listitem').nth(1).hover()
  await page
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^More about / })
    .click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const field = page.getByRole('textbox', { name: 'Name of the conversation' })
  await field.fill('Something better')
  await field.press('Enter')
  await page.getByRole('link', { name: 'Something better' }).click()
  await page.getByRole('heading', { level: 1, name: 'Something better' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Something better' }).waitFor()
})

test('keeps the text of a temporary chat that could not be sent, and sends it once online', async ({ page, context }) => {
  await signUpMember(page)
  await page.goto('/chat?temporary=true')
  await send(page, 'First [[tokens:2]]')
  await expectAnswer(page, tokens(2))
  await context.setOffline(true)
  await page.getByText('You’re offline. Your draft stays here.').waitFor()
  await submit(page, 'From the train [[tokens:4]]')
  await page.getByText('Couldn’t send your message').waitFor()
  expect(await composer(page).inputValue()).toBe('From the train [[tokens:4]]')
  await context.setOffline(false)
  await page.getByText('You’re offline').waitFor({ state: 'detached' })
  await send(page, 'From the train [[tokens:4]]')
  await expectAnswer(page, tokens(4))
  expect(await page.getByRole('article').filter({ hasText: 'From the train' }).count()).toBe(1)
})
