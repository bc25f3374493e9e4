import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { createProfile, openPage, test } from './support/visit.ts'
import { signUpMember, tokens } from './support/people.ts'

/** Another site than the product, which is at 127.0.0.1. */
async function startWebsite(username: string, { frames = inject('e2e').product, lang = 'en' } = {}) {
  const product = inject('e2e').product
  const server = createServer((_request, response) => {
    response.setHeader('content-security-policy', `default-src 'none'; script-src ${product}; frame-src ${frames}`)
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="${lang}"><head><title>Bees</title>
      <script src="${product}/embed.js" data-twin="${username}" async></script></head><body><h1>Bees</h1></body></html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    otherOrigin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function findTwin(page: Page) {
  const frame = page.frameLocator('iframe[title="AI twin"]')
  return { frame, dialog: page.getByRole('dialog', { name: 'AI twin' }), button: page.getByRole('button', { name: /^Ask my AI twin/ }) }
}

test('a website that the owner chose embeds the twin', async ({ page, browser }) => {
  const { username } = await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { public: true, bio: 'Keeps bees.' } })
  await using website = await startWebsite(username)
  await page.goto('/twin')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Add a website' }).click()
  await page.getByRole('textbox', { name: 'Website 1' }).fill(`${website.origin}/`)
  await page.getByRole('button', { name: 'Save websites' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Website 1' }).inputValue()).toBe(website.origin)
  expect(await page.getByRole('textbox', { name: 'Code for your website' }).inputValue()).toContain(`data-twin="${username}"`)

  const context = await createProfile(browser)
  const { page: visitor, check } = await openPage(context)
  await visitor.goto(website.origin)
  const { frame, dialog, button } = findTwin(visitor)
  await button.focus()
  await visitor.evaluate(() => (document.body.style.transform = 'translateX(-400px)'))
  await visitor.keyboard.press('Enter')
  const box = await dialog.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe((visitor.viewportSize()?.width ?? 0) - 20)
  await frame.getByText(`You’re talking to an AI, not to ${username}.`, { exact: false }).waitFor()
  const composer = frame.getByRole('textbox', { name: /AI twin$/ })
  await composer.fill('Count [[tokens:20]]')
  await composer.press('Enter')
  const answer = frame.getByRole('article').filter({ hasText: /AI twin:/ })
  await expect.poll(async () => (await answer.innerText()).match(/tok\d+/g), { timeout: 15_000 }).toEqual(tokens(20))

  await frame.getByRole('button', { name: 'Send', exact: true }).waitFor()
  await composer.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(true)
  await visitor.reload()
  await button.click()
  await frame.getByText('tok19').waitFor()
  await page.request.put('/api/v1/profile', { data: { public: false } })
  await frame.getByText('This twin isn’t available').waitFor()
  await page.request.put('/api/v1/profile', { data: { public: true } })
  await frame.getByText('tok19').waitFor()
  const cookies = await context.cookies()
  expect(cookies.map(({ name, sameSite, secure }) => ({ name, sameSite, secure }))).toEqual([
    { name: 'twain.embed_guest', sameSite: 'None', secure: true },
  ])

  await visitor.goto(website.otherOrigin)
  await button.click()
  await expect.poll(() => visitor.frames()[1]?.url(), { timeout: 10_000 }).toMatch(/^chrome-error:/)
  expect(await frame.getByRole('textbox').count()).toBe(0)
  await expectLink(dialog, username)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  check()
  await context.close()
})

test('a website whose policy blocks the frame links to the twin', async ({ page, browser }) => {
  const { username } = await signUpMember(page)
  await using website = await startWebsite(username, { frames: "'none'" })
  await page.request.put('/api/v1/profile', { data: { public: true, bio: 'Keeps bees.', embed_origins: [website.origin] } })
  const context = await createProfile(browser)
  const { page: visitor } = await openPage(context)
  await visitor.goto(website.origin)
  const { dialog, button } = findTwin(visitor)
  await button.press('Enter')
  await expectLink(dialog, username)
  await visitor.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await context.close()
})

test('the conversation is in the language of the website', async ({ page, browser }) => {
  const { username } = await signUpMember(page)
  await using website = await startWebsite(username, { lang: 'de-AT' })
  await page.request.put('/api/v1/profile', { data: { public: true, bio: 'Keeps bees.', embed_origins: [website.origin] } })
  const context = await createProfile(browser)
  const { page: visitor } = await openPage(context)
  await visitor.goto(website.origin)
  await visitor.getByRole('button', { name: 'Frag meinen KI-Zwilling' }).click()
  await visitor.frameLocator('iframe').getByText(`Du sprichst mit einer KI, nicht mit ${username}.`, { exact: false }).waitFor()
  await context.close()
})

async function expectLink(dialog: Locator, username: string) {
  await dialog.getByText('The AI twin can’t be shown on this page.').waitFor()
  const link = dialog.getByRole('link', { name: 'Chat in a new tab' })
  expect(await link.getAttribute('href')).toBe(`${inject('e2e').product}/twin/${username}/chat`)
  expect(await link.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(true)
}

test('the owner tries the embedded twin as a visitor', async ({ page }) => {
  const { username } = await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { public: true, bio: 'Keeps bees.' } })
  await page.goto('/twin')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('link', { name: 'Try the embedded twin' }).click()
  const { frame, button } = findTwin(page)
  await button.click()
  await frame.getByText(`You’re talking to an AI, not to ${username}.`, { exact: false }).waitFor()
})

test('a guest exports and deletes the conversation on a phone, also in the embedded twin', async ({ page, browser }) => {
  const { username } = await signUpMember(page)
  await using website = await startWebsite(username)
  await page.request.put('/api/v1/profile', { data: { public: true, bio: 'Keeps bees.', embed_origins: [website.origin] } })
  const context = await createProfile(browser)
  const { page: visitor, check } = await openPage(context)
  await visitor.setViewportSize({ width: 360, height: 740 })

  await visitor.goto(website.origin)
  const { frame, button } = findTwin(visitor)
  await button.click()
  await exportAndDelete(visitor, frame.locator('body'))
  await visitor.goto(`${inject('e2e').product}/twin/${username}/chat`)
  await exportAndDelete(visitor, visitor.locator('body'))
  check()
  await context.close()
})

test('a guest agrees to be remembered and withdraws, on the page and in the embedded twin', async ({ page, browser }) => {
  const { username } = await signUpMember(page)
  await using website = await startWebsite(username)
  await page.request.put('/api/v1/profile', { data: { public: true, bio: 'Keeps bees.', embed_origins: [website.origin] } })
  const context = await createProfile(browser)
  const { page: visitor, check } = await openPage(context)
  await visitor.setViewportSize({ width: 360, height: 740 })

  await visitor.goto(website.origin)
  const { frame, button } = findTwin(visitor)
  await button.click()
  await rememberAndForget(visitor, frame.locator('body'), async () => {
    await visitor.reload()
    await button.click()
  })
  await visitor.goto(`${inject('e2e').product}/twin/${username}/chat`)
  await rememberAndForget(visitor, visitor.locator('body'), () => visitor.reload())
  check()
  await context.close()
})

async function rememberAndForget(page: Page, twin: Locator, reload: () => Promise<unknown>) {
  const expiries = async () => (await page.context().cookies()).map(({ expires }) => expires > 0)
  const composer = twin.getByRole('textbox', { name: /AI twin$/ })
  await composer.fill('Count [[tokens:20]]')
  await composer.press('Enter')
  await twin.getByText('tok19').waitFor()
  expect(await expiries()).not.toContain(true)
  await twin.getByRole('button', { name: 'Remember', exact: true }).click()
  const state = twin.getByText('Remembered in this browser')
  await state.waitFor()
  expect(await expiries()).toContain(true)
  await reload()
  await twin.getByText('tok19').waitFor()
  await twin.getByRole('button', { name: 'Forget', exact: true }).click()
  await twin.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click()
  await twin.getByText('You’re talking to an AI', { exact: false }).waitFor()
  expect(await twin.getByText('tok19').count()).toBe(0)
  expect(await state.count()).toBe(0)
  expect(await expiries()).not.toContain(true)
}

async function exportAndDelete(page: Page, twin: Locator) {
  const composer = twin.getByRole('textbox', { name: /AI twin$/ })
  await composer.fill('Count [[tokens:20]]')
  await composer.press('Enter')
  await twin.getByText('tok19').waitFor()
  await twin.getByRole('button', { name: 'Send', exact: true }).waitFor()
  const menu = twin.getByRole('button', { name: 'Conversation options' })
  await menu.click()
  const [download] = await Promise.all([page.waitForEvent('download'), twin.getByRole('menuitem', { name: 'Export as Markdown' }).click()])
  expect(await text(await download.createReadStream())).toContain('tok19')
  await menu.click()
  await twin.getByRole('menuitem', { name: 'Delete' }).click()
  await twin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await twin.getByText('You’re talking to an AI', { exact: false }).waitFor()
  expect(await twin.getByText('tok19').count()).toBe(0)
}
