import { expect, inject } from 'vitest'
import { composer, expectNoSidewaysScroll, signUpMember, waitForAnswerEnd } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 } },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 } },
]

for (const { device, ...options } of devices) {
  test(`saves a prompt and inserts it with a slash on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    const press = (role: 'button' | 'option', name: string | RegExp) => {
      const target = page.getByRole(role, { name, exact: true })
      return options.hasTouch ? target.tap() : target.click()
    }
    const field = composer(page)
    const getSelection = () =>
      field.evaluate((element: HTMLTextAreaElement) => element.value.slice(element.selectionStart, element.selectionEnd))

    await signUpMember(page)
    await page.goto('/chat')
    await field.click()
    await page.keyboard.type('/')
    await press('option', 'New prompt')
    await page.getByRole('textbox', { name: 'Title' }).fill('Weekly review')
    await page.getByRole('textbox', { name: 'Prompt' }).fill('What about {{topic}} this {{period}}?')
    await press('button', 'Save')
    await expect.poll(getSelection).toBe('{{topic}}')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await field.fill('')
    await field.click()
    await page.keyboard.type('Hello! /week')
    const insert = async () => {
      await page.getByRole('option', { name: /^Weekly review/ }).waitFor()
      if (options.hasTouch) await press('option', /^Weekly review/)
      else await page.keyboard.press('Enter')
      await expect.poll(getSelection).toBe('{{topic}}')
    }
    await page.getByRole('option', { name: /^Weekly review/ }).waitFor()
    await expectNoSidewaysScroll(page)
    await insert()
    await page.keyboard.press('Control+z')
    await expect.poll(() => field.inputValue()).toBe('Hello! /week')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await insert()
    await page.keyboard.type('bees')
    await page.keyboard.press('Tab')
    await expect.poll(getSelection).toBe('{{period}}')
    await page.keyboard.type('week')
    await press('button', 'Send')
    await page.waitForURL(/\/chat\//)
    await page.getByText('Hello! What about bees this week?').first().waitFor()
    await waitForAnswerEnd(page)

    await page.goto('/settings#prompts')
    await page.getByRole('list', { name: 'Saved prompts' }).getByText('Weekly review').waitFor()
    await expectNoSidewaysScroll(page)
    check()
    await context.close()
  })
}
