import { expect, inject } from 'vitest'
import { expectAnswer, say, signUpMember, startThread, tokens } from './support/people.ts'
import { openPage, test } from './support/visit.ts'

const devices = [
  { device: 'desktop', hasTouch: false, viewport: { width: 1280, height: 800 } },
  { device: 'phone', hasTouch: true, viewport: { width: 360, height: 740 } },
]

for (const { device, ...options } of devices) {
  test(`keeps the versions of an edited message on a ${device}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    const press = async (name: string) => {
      const button = page.getByRole('button', { name }).first()
      await (options.hasTouch ? button.tap() : button.click())
    }
    await signUpMember(page)
    const thread = await startThread(page)
    await say(page, thread, 'Say three [[tokens:3]]', 'And two [[tokens:2]]')
    await page.goto(`/chat/${thread}`)
    await expectAnswer(page, tokens(2))
    if (!options.hasTouch) await page.getByText('Say three').hover()
    await press('Edit and send again')
    await page.getByRole('textbox', { name: 'Your message' }).fill('Say six [[tokens:6]]')
    await press('Send again')
    await expectAnswer(page, tokens(6))
    expect(await page.getByText('And two').count()).toBe(0)

    await press('Previous version')
    await page.getByText('And two').waitFor()
    await expectAnswer(page, tokens(2))
    await page.reload()
    await page.getByRole('group', { name: 'Version 1 of 2' }).waitFor()
    await expectAnswer(page, tokens(2))
    await page.getByRole('button', { name: 'Next version' }).press('Enter')
    await expectAnswer(page, tokens(6))
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Previous version')
    await press('Delete message')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('And two').waitFor()
    expect(await page.getByRole('button', { name: 'Next version' }).count()).toBe(0)
    check()
    await context.close()
  })
}

test('shows the version chosen in another tab', async ({ context, page }) => {
  await signUpMember(page)
  const thread = await startThread(page)
  await say(page, thread, 'Say three [[tokens:3]]')
  await page.goto(`/chat/${thread}`)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('group', { name: 'Version 2 of 2' }).waitFor()
  await expectAnswer(page, tokens(3))
  const other = await context.newPage()
  await other.goto(`/chat/${thread}`)
  await other.getByRole('button', { name: 'Previous version' }).click()
  await page.getByRole('group', { name: 'Version 1 of 2' }).waitFor()
})

for (const { device, ...options } of devices) {
  test(`keeps a switched message in place in a long conversation on a ${device}`, { timeout: 90_000 }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: inject('e2e').product, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(20_000)
    const { page, check } = await openPage(context)
    await signUpMember(page)
    const thread = await startThread(page)
    for (let sent = 0; sent < 8; sent += 1) await say(page, thread, `Before ${sent} [[tokens:60]]`)
    await say(page, thread, 'Say three [[tokens:3]]', 'And two [[tokens:2]]')
    await page.goto(`/chat/${thread}`)
    await page.getByText('And two').waitFor()
    const three = page.getByRole('article').filter({ hasText: 'tok2' }).filter({ hasNotText: 'tok3' })
    await three.getByRole('button', { name: 'Regenerate' }).press('Enter')
    await page.getByRole('group', { name: 'Version 2 of 2' }).waitFor()
    await expectAnswer(page, tokens(3))
    for (let sent = 0; sent < 24; sent += 1) await say(page, thread, `Say ${sent} [[tokens:${5 + (sent % 3) * 10}]]`)
    await page.goto(`/chat/${thread}?at=17`)
    await page.getByRole('button', { name: 'Previous version' }).press('Enter')
    await page.getByRole('group', { name: 'Version 1 of 2' }).waitFor()
    await page.goto(`/chat/${thread}`)
    await page.getByText('And two').waitFor()

    const next = page.getByRole('button', { name: 'Next version' })
    await next.scrollIntoViewIfNeeded()
    const getTop = async () => (await next.boundingBox())?.y ?? 0
    let top = Number.NaN
    await expect.poll(async () => top === (top = await getTop()), { interval: 300 }).toBe(true)
    await (options.hasTouch ? next.tap() : next.click())
    const previous = page.getByRole('button', { name: 'Previous version' })
    await page.getByText('Say 0 ').waitFor()
    await expect.poll(async () => Math.abs(((await previous.boundingBox())?.y ?? 0) - top)).toBeLessThan(3)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Previous version')
    check()
    await context.close()
  })
}
