import { expect } from 'vitest'
import { createCode } from '../../api/testing/twoFactor.ts'
import { findProblems, narrow, wide } from './support/looks.ts'
import { startOwnProduct } from './support/ownProduct.ts'
import { signUp } from './support/people.ts'
import { test } from './support/visit.ts'

const openProduct = startOwnProduct({ REQUIRE_TWO_FACTOR: 'everyone' })

test.for([wide, narrow])('sets up the required second factor and signs in with it, $width wide', async (viewport, { browser }) => {
  const page = await openProduct(browser)
  await page.setViewportSize(viewport)
  const { email, password } = await signUp(page)
  await page.goto('/knowledge')
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor()
  expect(await findProblems(page, [viewport])).toEqual([])
  expect((await page.request.get('/api/v1/chat/threads')).status()).toBe(403)

  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const uri = `otpauth://totp/Twain?secret=${await page.getByLabel('Or enter this key').inputValue()}`
  await page.getByLabel('Code from the app').fill(await createCode(uri))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/onboarding')
  await page.request.post('/api/v1/profile/finish-onboarding', { data: {} })

  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/settings#two-factor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await createCode(uri, 1))
  await page.getByLabel('Code', { exact: true }).press('Enter')
  await page.getByRole('button', { name: 'New recovery codes' }).waitFor()
  expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0)
})
