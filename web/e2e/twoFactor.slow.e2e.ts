import { expect } from 'vitest'
import { createCode } from '../../api/testing/twoFactor.ts'
import { signUpMember } from './support/people.ts'
import { setUpTwoFactor, signInWithCode } from './support/twoFactor.ts'
import { test } from './support/visit.ts'

test.for([
  ['a desktop', 1280],
  ['a phone', 360],
] as const)('signs in with an authenticator app or a recovery code on %s', async ([, width], { page }) => {
  await page.setViewportSize({ width, height: 740 })
  const account = await signUpMember(page)
  await page.goto('/settings#two-factor')
  const { uri, recoveryCode } = await setUpTwoFactor(page, account)
  await page.getByRole('button', { name: 'Turn off' }).waitFor()

  const code = await createCode(uri, 1)
  await signInWithCode(page, account, code)
  await page.waitForURL(/\/(chat|settings)$/)
  await signInWithCode(page, account, code)
  await page.getByText('This code is wrong or has been used').waitFor()
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(401)
  await signInWithCode(page, account, recoveryCode)
  await page.waitForURL(/\/(chat|settings)$/)
})
