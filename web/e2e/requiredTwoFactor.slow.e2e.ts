import { expect } from 'vitest'
import { createCode } from '../../api/testing/twoFactor.ts'
import { findProblems, narrow, wide } from './support/looks.ts'
import { startOwnProduct } from './support/ownProduct.ts'
import { signUp } from './support/people.ts'
import { setUpTwoFactor, signInWithCode } from './support/twoFactor.ts'
import { test } from './support/visit.ts'

const openProduct = startOwnProduct({ REQUIRE_TWO_FACTOR: 'everyone' })

test.for([wide, narrow])('sets up the required second factor and signs in with it, $width wide', async (viewport, { browser }) => {
  const page = await openProduct(browser)
  await page.setViewportSize(viewport)
  const account = await signUp(page)
  await page.goto('/knowledge')
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor()
  expect(await findProblems(page, [viewport])).toEqual([])
  expect((await page.request.get('/api/v1/chat/threads')).status()).toBe(403)

  const { uri } = await setUpTwoFactor(page, account)
  await page.waitForURL('**/onboarding')
  await page.request.post('/api/v1/profile/finish-onboarding', { data: {} })

  await signInWithCode(page, account, await createCode(uri, 1))
  await page.waitForURL('**/chat')
  await page.goto('/settings#two-factor')
  await page.getByRole('button', { name: 'New recovery codes' }).waitFor()
  expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0)
})
