import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { createCode } from '../../../api/testing/twoFactor.ts'
import type { Account } from './people.ts'

/** Starts where the button “Set up” is shown. */
export async function setUpTwoFactor(page: Page, { password }: Account): Promise<{ uri: string; recoveryCode: string }> {
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await page.getByLabel('Or enter this key').inputValue()
  const uri = `otpauth://totp/Twain?secret=${secret}`
  await page.getByLabel('Code from the app').fill(await createCode(uri))
  await expectOnScreen(page, page.getByRole('dialog'))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('alertdialog')
  const [recoveryCode = ''] = (await dialog.innerText()).match(/\w{5}-\w{5}/) ?? []
  await dialog.getByRole('button', { name: 'Done' }).click()
  return { uri, recoveryCode }
}

async function expectOnScreen(page: Page, element: Locator): Promise<void> {
  const { x = 0, width = 0 } = (await element.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

export async function signInWithCode(page: Page, { email, password }: Account, code: string): Promise<void> {
  // An open page would notice the end of the session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/accounts/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByLabel('Code', { exact: true }).press('Enter')
}
