import { expect, inject } from 'vitest'
import { expectAnswer, expectNoSidewaysScroll, say, send, signUpMember, startThread, tokens } from './support/people.ts'
import { test } from './support/visit.ts'

test('lists, searches and deletes conversations', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  const recent = page.getByRole('navigation', { name: 'Recent' })
  await page.getByText('No conversations yet').waitFor()
  expect(await page.getByText('Start a new chat to begin').isVisible()).toBe(true)

  await send(page, 'Where do hedgehogs sleep? [[tokens:2]]')
  await expectAnswer(page, tokens(2))
  await page.getByRole('button', { name: 'New Chat' }).click()
  await page.getByRole('article').first().waitFor({ state: 'detached' })
  await send(page, 'A recipe for plum cake [[tokens:2]]')
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await expectAnswer(page, tokens(2))

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Search your chats...' })
  await dialog.getByRole('searchbox').fill('hedgeh')
  await dialog
    .getByText(/^Updated \d{4}-\d\d-\d\d$/)
    .first()
    .waitFor()
  await dialog.getByRole('option').first().click()
  await page.getByRole('article').getByText('Where do hedgehogs sleep?').waitFor()

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await dialog.getByRole('searchbox').fill('zebra')
  await dialog.getByText('No results').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  const [, current] = /\/chat\/([0-9a-f-]{36})/.exec(page.url()) ?? []
  const item = recent.getByRole('listitem').filter({ has: page.locator(`a[href$="${current}"]`) })
  await item.hover()
  await item.getByRole('button', { name: /^More about / }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const confirmation = page.getByRole('alertdialog')
  await confirmation.getByText('Are you sure you want to delete this conversation? This action cannot be undone.').waitFor()
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('article').getByText('A recipe for plum cake').waitFor()
  expect(page.url()).not.toContain(current)
  expect(await item.count()).toBe(0)
})

test('keeps the sidebar collapsed after a reload', async ({ page }) => {
  await signUpMember(page)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Show sidebar' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('sidebar-collapsed'))).toBe('true')
})

test('links to all screens from the sidebar and the header', async ({ page }) => {
  const { email, username } = await signUpMember(page)
  await page.goto('/terms')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await sidebar.getByText('Start a new chat to begin').waitFor()
  const places = sidebar.getByRole('navigation', { name: 'Places' }).getByRole('link')
  expect(await places.allInnerTexts()).toEqual(['Profile Pal', 'Knowledge', 'My Story', 'My Twin', 'Discover'])
  for (const name of ['New Chat', 'Search']) expect(await sidebar.getByRole('button', { name, exact: true }).isVisible()).toBe(true)
  expect(await sidebar.getByRole('heading', { name: 'Recent' }).isVisible()).toBe(true)

  const twin = page.getByRole('banner').getByRole('link', { name: 'Twin' })
  expect(await twin.innerText()).toBe('Chat with your Twin')
  expect(await twin.getAttribute('href')).toBe(`/twin/${username}/chat`)
  await page.getByRole('button', { name: email }).click()
  const menu = page.getByRole('menu')
  await menu.getByText(email).waitFor()
  const entries = ['Pricing', 'Roadmap', 'Monitoring', 'Settings', 'Keyboard shortcuts', 'Logout']
  expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(entries)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 640 })
  await expect.poll(() => twin.innerText()).toBe('Twin')
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sidebar' })
  await sheet.getByRole('link', { name: 'Discover' }).click()
  await page.waitForURL('**/discover')
  await sheet.waitFor({ state: 'detached' })
})

test('titles a conversation by its kind, with a subtitle while the sidebar is collapsed', async ({ page, browser }) => {
  const elsewhere = await browser.newContext({ baseURL: inject('e2e').product })
  const { username: bo } = await signUpMember(await elsewhere.newPage())
  await elsewhere.request.put('/api/v1/profile', { data: { public: true } })
  await elsewhere.close()
  const { username: me } = await signUpMember(page)
  const started = (agent: string) => startThread(page, '/api/v1/chat/threads', { agent_type: agent })
  const kinds: [id: string, inList: string | null, inHeader: RegExp, subtitle: string | null][] = [
    [await started('private_brain'), 'New Chat', /^Chat [0-9a-f]{6}$/, 'Private brain conversation'],
    [await started('twin'), `@${me}: Chat with Your Twin`, /./, 'Self-reflection conversation'],
    [await started('testing'), 'Testing Agent Chat', /./, 'Development testing environment'],
    [await startThread(page, `/api/v1/twin/${bo}/chat`, { input: 'Hi' }), `@${bo}: Twin Chat`, /./, `Twin conversation with @${bo}`],
    [await startThread(page, '/api/v1/chat/profile-pal'), null, /^Profile Pal$/, null],
  ]
  for (const [id, inList, inHeader, subtitle] of kinds) {
    await page.goto(`/chat/${id}`)
    const header = page.getByRole('banner')
    await header.getByRole('heading', { level: 1, name: inHeader }).waitFor()
    const links = page.getByRole('group', { name: 'Recent conversations' }).locator(`a[href="/chat/${id}"]`)
    await expect.poll(() => links.allInnerTexts()).toEqual(inList === null ? [] : [inList])
    expect(await header.getByText(subtitle ?? 'conversation').count(), 'beside the sidebar').toBe(0)
    await page.getByRole('button', { name: 'Hide sidebar' }).click()
    if (subtitle) await header.getByText(subtitle, { exact: true }).waitFor()
    else expect(await header.locator('p').filter({ visible: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Show sidebar' }).click()
  }
})

test('a deletion opens the next conversation or the empty chat', async ({ page }) => {
  await signUpMember(page)
  await startThread(page, '/api/v1/chat/profile-pal')
  const written = async () => {
    const id = await startThread(page)
    await say(page, id, 'Hello [[tokens:2]]')
    return id
  }
  const oldest = await written()
  const middle = await written()
  const current = await written()
  const remove = async (id: string) => {
    const item = page.getByRole('listitem').filter({ has: page.locator(`a[href="/chat/${id}"]`) })
    await item.hover()
    await item.getByRole('button', { name: /^More about / }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await item.waitFor({ state: 'detached' })
  }
  const expectPath = (path: string) => page.waitForURL((url) => url.pathname === path)

  await page.goto(`/chat/${current}`)
  await remove(middle)
  await expectPath(`/chat/${current}`)
  await remove(current)
  await expectPath(`/chat/${oldest}`)
  const another = await written()
  await page.goto('/terms')
  await remove(another)
  await expectPath(`/chat/${oldest}`)
  await remove(oldest)
  await expectPath('/chat')
  await page.getByText('No conversations yet').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('last-thread'))).toBeNull()
})

test('searches from two characters and shows progress and results', async ({ page }) => {
  await signUpMember(page)
  const found = await startThread(page)
  await say(page, found, 'Notes on tides [[tokens:2]]')
  const asked: string[] = []
  let answerNow = () => {}
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as { operationName: string; variables: { query: string } }
    if (operationName === 'searchQuery') {
      asked.push(variables.query)
      await new Promise<void>((resolve) => (answerNow = resolve))
    }
    await route.continue()
  })
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Search your chats...' })
  const field = dialog.getByRole('searchbox')
  await field.fill(' t ')
  await field.fill('zebra')
  await dialog.getByText('Searching...').waitFor()
  await expect.poll(() => asked).toEqual(['zebra'])
  answerNow()
  await dialog.getByText('No results').waitFor()

  await field.fill('')
  await field.pressSequentially(' tides ')
  await expect.poll(() => asked).toEqual(['zebra', 'tides'])
  answerNow()
  const result = dialog.getByRole('option').filter({ hasText: `Updated ${new Date().toISOString().slice(0, 10)}` })
  await result.locator('mark').waitFor()
  await result.click()
  await page.waitForURL((url) => url.pathname === `/chat/${found}` && url.searchParams.has('at'))
  await dialog.waitFor({ state: 'detached' })
})

test('wraps a long word on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signUpMember(page)
  await page.goto('/chat')
  await send(page, `A long word: ${'long'.repeat(60)} [[tokens:40]]`)
  await expectAnswer(page, tokens(40))
  await expectNoSidewaysScroll(page)
})
