import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { answer, composer, keepKnowledge, createAccount, say, signUpMember, startThread } from './support/people.ts'
import { test } from './support/visit.ts'

const maxPresses = 60

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses <= maxPresses; presses += 1) {
    const { label, isMarked } = await focused(page)
    if (name.test(label)) {
      expect(isMarked, `The focus shows on ${label}`).toBe(true)
      return
    }
    passed.push(label)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}, but to ${passed.join(' | ')}.`)
}

function focused(page: Page): Promise<{ label: string; isMarked: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement
    const named = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
    const label =
      element?.getAttribute('aria-label') ??
      (named.length > 0 ? named.map((id) => document.getElementById(id)?.textContent).join(' ') : null) ??
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : element?.textContent)
    let isMarked = false
    for (let around = element, steps = 0; around && steps < 4; around = around.parentElement, steps += 1) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around)
      isMarked ||= (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    return { label: label?.trim() ?? '', isMarked }
  })
}

test('can sign up, ask, stop, search, delete, change the theme and log out by keyboard', async ({ page }) => {
  const { keyboard } = page
  const account = createAccount()
  await page.goto('/')
  await page.getByRole('textbox').waitFor()
  await tabTo(page, /^What is on your mind\?$/)
  await keyboard.press('Enter')
  await page.waitForURL('**/accounts/signup')
  await tabTo(page, /^Email/)
  await keyboard.type(account.email)
  await tabTo(page, /^Username/)
  await keyboard.type(account.username)
  await tabTo(page, /^Password/)
  await keyboard.type(account.password)
  await keyboard.press('Enter')
  await page.waitForURL('**/onboarding')
  await page.getByRole('button', { name: 'Skip' }).waitFor()
  await tabTo(page, /^Skip for now$/)
  await keyboard.press('Enter')
  await page.waitForURL('**/chat')

  await composer(page).waitFor()
  await tabTo(page, /^Message your private brain$/)
  await keyboard.type('A walk on the flats [[tokens:2000]] [[interval:5]]')
  await keyboard.press('Shift+Enter')
  await keyboard.type('and back')
  await keyboard.press('Enter')
  await answer(page).getByText('tok5 ').waitFor()
  await tabTo(page, /^Stop$/)
  await keyboard.press('Enter')
  await page.getByText('You stopped this answer.').waitFor()

  await tabTo(page, /^Search$/)
  await keyboard.press('Enter')
  await page.getByRole('searchbox').waitFor()
  await keyboard.type('flats')
  await page.getByRole('option', { name: /Updated/, selected: true }).waitFor()
  await keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('You stopped this answer.').waitFor()

  await tabTo(page, /^All conversations$/)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  expect((await focused(page)).label).not.toMatch(/^More about /)
  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  await keyboard.type('del')
  await keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await tabTo(page, /^Delete$/)
  await keyboard.press('Enter')
  await page.getByText('No conversations yet').waitFor()
  await page.waitForURL((url) => url.pathname === '/chat')

  await tabTo(page, /@example\.org$/)
  await keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor()
  await keyboard.type('set')
  await keyboard.press('Enter')
  await page.waitForURL('**/settings')
  await page.getByRole('radio', { name: 'Dark' }).waitFor()
  await tabTo(page, /^System$/)
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.press('Space')
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')

  await tabTo(page, /@example\.org$/)
  await keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
  await keyboard.type('log')
  await keyboard.press('Enter')
  await page.waitForURL('**/accounts/login')
})

test('keeps keys pressed before the search has loaded', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await signUpMember(page)
  await page.route(/assets\/(Shortcuts|SearchDialog)/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/chat')
  await composer(page).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('n')
  release.resolve()
  const field = page.getByRole('dialog').getByRole('searchbox')
  await field.waitFor()
  await page.keyboard.press('o')
  expect(await field.inputValue()).toBe('no')
  expect(await composer(page).inputValue()).toBe('')
  expect(new URL(page.url()).pathname).toBe('/chat')
})

test('can get from a public profile to the twin chat by keyboard', async ({ page, context }) => {
  const { username } = await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { public: true, bio: 'Keeps bees.' } })
  await context.clearCookies()
  await page.goto(`/${username}`)
  await page.getByText('Keeps bees.').waitFor()
  await tabTo(page, /^Chat$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/chat')
  await page.getByRole('textbox', { name: /AI twin$/ }).waitFor()
  await tabTo(page, /AI twin$/)
  await page.keyboard.type('What do you keep? [[tokens:2]]')
  await page.keyboard.press('Enter')
  await page.getByText('tok1').first().waitFor()
})

test('can publish a note by keyboard', async ({ page }) => {
  await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { public: true } })
  await keepKnowledge(page, { kind: 'NOTE', title: 'Opening hours', content: 'From nine to five.', isPublic: false })
  await page.goto('/knowledge')
  await page.getByRole('link', { name: 'Opening hours' }).waitFor()
  await tabTo(page, /^Opening hours/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Opening hours', level: 1 }).waitFor()
  await tabTo(page, /^Who can see this/)
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Who can see this: Anyone' }).waitFor()
})

test('the actions of a message are one tab stop that keeps its place', async ({ page }) => {
  await signUpMember(page)
  const thread = await startThread(page)
  await say(page, thread, 'Hello')
  await page.goto(`/chat/${thread}`)
  const actions = page.getByRole('toolbar', { name: 'Message actions' }).last()
  const [first, second] = [actions.getByRole('button').first(), actions.getByRole('button').nth(1)]
  const isFocused = (control: Locator) => control.evaluate((element) => element.contains(document.activeElement))
  await first.focus()
  await page.keyboard.press('ArrowRight')
  expect(await isFocused(second)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocused(actions)).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(second)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(actions)).toBe(false)
})
