import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { type Product, startProduct } from '../../scripts/testing/product.ts'
import { findFreePort, createTemporaryFolder } from '../../scripts/testing/server.ts'
import { findProblems, narrow, wide } from './support/looks.ts'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

let product: Product
let folder: { path: string; remove(): Promise<void> }
let url: string

beforeAll(async () => {
  folder = await createTemporaryFolder('passkeys')
  const PORT = String(await findFreePort())
  // Browsers refuse passkeys for IP addresses.
  url = `http://localhost:${PORT}`
  product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, PORT, PUBLIC_URL: url, DATA_DIR: folder.path })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await folder.remove()
})

async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

test.for([{ viewport: wide }, { viewport: narrow }])(
  'adds a passkey and signs in with it, $viewport.width wide',
  async ({ viewport }, { browser }) => {
    const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce' })
    context.setDefaultTimeout(20_000)
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const signInButton = page.getByRole('button', { name: 'Sign in with a passkey' })
    const touch = await addAuthenticator(page)
    const { username } = await signUpMember(page)

    await page.goto('/settings#passkeys')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    const name = 'Chrome on Linux'
    await page.getByRole('button', { name: `Rename ${name}` }).click()
    await page.getByLabel('Name', { exact: true }).fill('My laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await page.getByText('My laptop').waitFor()
    expect(await findProblems(page, [viewport])).toEqual([])
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await page.getByText('This device already has a passkey for your account.').waitFor()

    const signOut = async () => {
      // An open page would notice the end of the session.
      await page.goto('about:blank')
      await context.clearCookies()
    }
    await signOut()
    // Otherwise, it answers as soon as the email field offers passkeys.
    await touch(false)
    await page.goto('/knowledge?kind=story')
    await signInButton.waitFor()
    expect(await findProblems(page, [viewport])).toEqual([])
    await touch(true)
    await signInButton.click()
    await expect
      .poll(async () => (await page.request.get('/api/v1/auth/me')).json(), { timeout: 20_000, interval: 1000 })
      .toMatchObject({ username })
    await page.waitForURL('**/knowledge?kind=story')

    await page.goto('/settings#passkeys')
    await page.getByRole('button', { name: 'Remove My laptop' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove My laptop' }).waitFor({ state: 'detached' })
    await signOut()
    await touch(false)
    await page.goto('/accounts/login')
    await signInButton.waitFor()
    await touch(true)
    await signInButton.click()
    await page.getByText('This passkey didn’t work. Try again, or use another way.').waitFor()
  },
)
