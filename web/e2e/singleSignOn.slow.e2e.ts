import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { type IdentityProvider, startIdentityProvider } from '../../scripts/testing/identityProvider.ts'
import { type Product, startProduct } from '../../scripts/testing/product.ts'
import { findFreePort, createTemporaryFolder } from '../../scripts/testing/server.ts'
import { expireSignIn } from './support/confirmation.ts'
import { findProblems, narrow, wide } from './support/looks.ts'
import { test } from './support/visit.ts'

let product: Product
let identity: IdentityProvider
let folder: { path: string; remove(): Promise<void> }

beforeAll(async () => {
  folder = await createTemporaryFolder('sso')
  const PORT = String(await findFreePort())
  identity = await startIdentityProvider(`http://127.0.0.1:${PORT}`)
  const settings = { ...identity.settings, OIDC_LABEL: 'Example University', PORT, DATA_DIR: folder.path }
  product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, ...settings })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await identity.close()
  await folder.remove()
})

test.for([
  { viewport: wide, sub: 'ada' },
  { viewport: narrow, sub: 'grace' },
])(
  'signs up, later in again at the requested page, and deletes the account, $viewport.width wide',
  async ({ viewport, sub }, { browser }) => {
    const context = await browser.newContext({ baseURL: product.url, viewport })
    context.setDefaultTimeout(20_000)
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const button = page.getByRole('link', { name: 'Continue with Example University' })

    const member = { sub, email: `${sub}@example.org`, email_verified: false }
    identity.member = member
    await page.goto('/accounts/signup')
    await button.click()
    await page.getByText('Your sign-in service hasn’t verified your email address.').waitFor()
    expect(await findProblems(page, [viewport])).toEqual([])

    member.email_verified = true
    await button.click()
    await page.waitForURL('**/onboarding')
    await page.request.post('/api/v1/profile/finish-onboarding', { data: {} })

    await context.clearCookies()
    await page.goto('/knowledge?kind=story')
    await page.waitForURL('**/accounts/login')
    await button.click()
    await page.waitForURL('**/knowledge?kind=story')
    expect(await (await page.request.get('/api/v1/auth/me')).json()).toMatchObject({ email: member.email, username: sub })

    await page.goto('/settings#deletion')
    await expireSignIn(page, 'ExportAndDeletionMutation', 'deleteAccount')
    const deleteAccount = async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('button', { name: 'Delete permanently' }).click()
    }
    await deleteAccount()
    await page.getByRole('button', { name: 'Sign in again' }).waitFor()
    expect(await findProblems(page, [viewport])).toEqual([])
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await button.click()
    await page.waitForURL('**/settings#deletion')
    await deleteAccount()
    await page.getByText('Your account has been deleted.').waitFor()
    expect((await page.request.get('/api/v1/auth/me')).status()).toBe(401)
  },
)

test('signs out of the identity provider too', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url, viewport: wide })
  context.setDefaultTimeout(20_000)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const button = page.getByRole('link', { name: 'Continue with Example University' })
  identity.member = { sub: 'joan', email: 'joan@example.org', email_verified: true }
  await page.goto('/accounts/login')
  await button.click()
  await page.waitForURL('**/onboarding')
  await page.request.post('/api/v1/profile/finish-onboarding', { data: {} })
  await page.goto('/settings')
  identity.member = null

  await page.getByRole('button', { name: 'joan@example.org' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await page.waitForURL(`${product.url}/`)
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor()
  expect((await page.request.get('/api/v1/auth/me')).status()).toBe(401)
  await page.goto('/accounts/login')
  await button.click()
  await page.getByText('Sign-in failed. Try again.').waitFor()
})
