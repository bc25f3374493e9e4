import axe from 'axe-core'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { answer, composer, expectAnswer, newAccount, send, signedIn, tokens } from './people.ts'
import { test } from './visit.ts'

/** What axe finds wrong with the page as it stands, each with the place it was found at. */
async function violations(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
  await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${new URL(page.url()).pathname} ${id}: ${html}`))
}

describe.for(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test('axe has nothing to say about what a visitor sees', async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const paths = ['/', '/accounts/signup', '/accounts/login', '/forgot-password', '/reset-password', '/terms', '/privacy', '/nothing-here']
    for (const path of paths) {
      await page.goto(path)
      expect(await violations(page)).toEqual([])
    }
    await page.goto('/accounts/signup')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Invalid email format').waitFor()
    expect(await violations(page)).toEqual([])
  })

  test('axe has nothing to say about what somebody signed in sees', async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const account = await signedIn(page)
    await page.goto('/onboarding')
    expect(await violations(page)).toEqual([])
    await page.goto('/chat')
    expect(await violations(page)).toEqual([])

    await send(page, 'Take this down [[tool:remember {"content":"Tea without sugar"}]] [[tokens:5]]')
    await expectAnswer(page, tokens(5))
    await answer(page)
      .getByRole('button', { name: /Remembered/ })
      .click()
    expect(await violations(page)).toEqual([])
    await send(page, 'Break off [[mode:mid-error]]')
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit and send again' }).click()
    await page.getByRole('textbox', { name: 'Your message' }).waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox').fill('take')
    await page.getByText('Updated').first().waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('link').first().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: /^Delete / }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: account.email }).click()
    await page.getByRole('menu').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole('button', { name: 'Show sidebar' }).click()
    await page.getByRole('dialog', { name: 'Sidebar' }).waitFor()
    expect(await violations(page)).toEqual([])
  })
})

test('a screen reader hears the start, the end and an error of an answer, and no word of it', async ({ page }) => {
  await signedIn(page)
  await page.goto('/chat')
  await composer(page).waitFor()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const listen = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]')) {
        const words = region.textContent
        if (words && heard.at(-1) !== words) heard.push(words)
      }
    }
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

  await send(page, 'First [[tokens:150]] [[interval:10]]')
  await expectAnswer(page, tokens(150))
  await send(page, 'Second [[tokens:150]] [[interval:10]]')
  await expectAnswer(page, tokens(150))
  await send(page, 'Third [[mode:mid-error]] [[interval:10]]')
  await page.getByRole('button', { name: 'Retry' }).waitFor()

  await expect.poll(heard).toContain('The model broke off in the middle of its answer. Try again.')
  const all = await heard()
  expect(
    all
      .slice(all.indexOf('Thinking…'))
      .filter((words) => words !== 'Loading...')
      .slice(0, 3),
  ).toEqual(['Thinking…', 'Answering…', 'The answer is complete.'])
  expect(all.filter((words) => words.includes('tok'))).toEqual([])
})

test('the keyboard alone signs in, asks, finds and deletes', async ({ page }) => {
  const account = newAccount()
  await page.request.post('/api/v1/auth/register', { data: account })
  await page.request.post('/api/v1/profile/finish-onboarding')
  await page.context().clearCookies()
  const { keyboard } = page
  /** Goes forward until what has this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 30; presses += 1) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        return (
          element?.getAttribute('aria-label') ??
          (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent) ??
          ''
        )
      })
      if (name.test(focused.trim())) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}.`)
  }

  await page.goto('/accounts/login')
  await page.getByLabel('Email').waitFor()
  await tabTo(/^Email$/)
  await keyboard.type(account.email)
  await tabTo(/^Password$/)
  await keyboard.type(account.password)
  await keyboard.press('Enter')
  await page.waitForURL('**/chat')
  await composer(page).waitFor()

  await tabTo(/^Message your private brain$/)
  await keyboard.type('A walk on the mud flats [[tokens:2]]')
  await keyboard.press('Shift+Enter')
  await keyboard.type('and back')
  await keyboard.press('Enter')
  await page.getByRole('article').filter({ hasText: 'and back' }).waitFor()
  await expectAnswer(page, tokens(2))

  await tabTo(/^Search$/)
  await keyboard.press('Enter')
  await page.getByRole('searchbox').waitFor()
  await keyboard.type('flats')
  await page.getByText('Updated').first().waitFor()
  await tabTo(/Updated/)
  await keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('article').filter({ hasText: 'A walk on the mud flats' }).waitFor()

  await tabTo(/^Delete /)
  await keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await tabTo(/^Delete$/)
  await keyboard.press('Enter')
  await page.getByText('No conversations yet').waitFor()
  await page.waitForURL((url) => url.pathname === '/chat')
})
