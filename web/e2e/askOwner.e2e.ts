import type { Page } from 'playwright'
import { expect } from 'vitest'
import { startProduct } from '../../scripts/testing/product.ts'
import { temporaryFolder } from '../../scripts/testing/server.ts'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

const question = 'How old is your car?'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

async function ask(page: Page, text: string) {
  const composer = page.getByRole('textbox', { name: /AI twin$/ })
  await composer.fill(text)
  // On touch screens, Enter starts a new line.
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('a guest sends a question, sees the owner’s reply, and the twin knows it once it is public', async ({ browser }) => {
  const folder = await temporaryFolder('e2e-ask-owner')
  const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path })
  const baseURL = product.url
  const contexts = await Promise.all([
    browser.newContext({ baseURL }),
    browser.newContext({ baseURL, ...phone }),
    browser.newContext({ baseURL, ...phone }),
  ])
  try {
    const [owner, guest, other] = await Promise.all(contexts.map((context) => context.newPage()))
    if (!owner || !guest || !other) throw new Error('There is no page.')
    const { username } = await signUpMember(owner)
    await owner.request.put('/api/v1/profile', { data: { public: true, bio: 'I keep bees on a roof in Lisbon.' } })
    const path = `/twin/${username}/chat`

    await guest.goto(path)
    await ask(guest, question)
    await guest.getByRole('button', { name: `Send this to ${username}` }).click()
    const sent = guest.getByRole('region', { name: `Sent to ${username}` })
    const link = await sent.getByRole('textbox', { name: 'You’ll find the reply here' }).inputValue()
    expect(await guest.getByRole('button', { name: `Send this to ${username}` }).count()).toBe(0)
    expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await owner.goto('/twin?view=inbox')
    await owner.getByRole('tab', { name: 'Inbox (1)' }).waitFor()
    await owner.getByText(question).waitFor()
    await owner.getByRole('button', { name: 'Reply' }).click()
    await owner.getByRole('textbox', { name: 'Your reply' }).fill('My car is nine years old.')
    await owner.getByRole('button', { name: 'Send reply' }).click()
    await owner.getByRole('button', { name: 'Edit reply' }).waitFor()

    await sent.getByText('My car is nine years old.', { exact: true }).waitFor()
    await sent.getByText('Person, not AI').waitFor()
    await guest.reload()
    await sent.getByText('My car is nine years old.', { exact: true }).waitFor()

    await other.goto(link)
    await other.getByText('My car is nine years old.').waitFor()

    await owner.getByRole('button', { name: 'Make public' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Make public' }).click()
    await owner.getByRole('link', { name: 'Public note' }).waitFor()
    await other.goto(path)
    await ask(other, question)
    await other
      .getByRole('button', { name: /^Source \d/ })
      .first()
      .click()
    expect(await other.getByRole('dialog').innerText()).toContain('My car is nine years old.')
    expect(await other.getByRole('region', { name: `Sent to ${username}` }).count()).toBe(0)
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
    await product.stop()
    await folder.remove()
  }
})
