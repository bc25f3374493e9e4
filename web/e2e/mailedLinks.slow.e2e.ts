import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest'
import { type Product, startProduct } from '../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { findProblems, narrow, wide } from './support/looks.ts'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

let product: Product
let folder: { path: string; remove(): Promise<void> }

beforeAll(async () => {
  folder = await createTemporaryFolder('links')
  product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await folder.remove()
})

async function findLink(email: string, path: string): Promise<string> {
  return vi.waitFor(async () => {
    const mails = (await readdir(join(folder.path, 'mail'))).filter((name) => name.endsWith(` ${email}.eml`)).toSorted()
    const mail = (await readFile(join(folder.path, 'mail', mails.at(-1) ?? ''), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const link = /^http:\/\/[^/]+(\/\S+token=\S+)/m.exec(mail)?.[1]
    if (!link?.startsWith(path)) throw new Error(`No link was mailed to ${email}.`)
    return link
  }, 20_000)
}

test.for([{ viewport: wide }, { viewport: narrow }])(
  'changes the email address and signs in with a link to it, $viewport.width wide',
  async ({ viewport }, { browser }) => {
    const context = await browser.newContext({ baseURL: product.url, viewport, reducedMotion: 'reduce' })
    context.setDefaultTimeout(20_000)
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const { email, username } = await signUpMember(page)
    const newEmail = `new-${email}`

    await page.goto('/settings#account')
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill(newEmail)
    expect(await findProblems(page, [viewport])).toEqual([])
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('If the address is available, a link is on its way.').waitFor()
    await page.goto(await findLink(newEmail, '/change-email'))
    await page.getByText(`@${username}`).waitFor()
    expect(await findProblems(page, [viewport])).toEqual([])
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByText(`Your email is now`).waitFor()

    // An open page would notice the end of the session.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(newEmail)
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
    await page.getByText('If there is an account with this email').waitFor()
    await page.goto(await findLink(newEmail, '/sign-in'))
    await page.getByText(`@${username}`).waitFor()
    expect(await findProblems(page, [viewport])).toEqual([])
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/chat')
    expect(await (await page.request.get('/api/v1/auth/me')).json()).toMatchObject({ email: newEmail, email_verified: true })
  },
)
