import type { Page } from 'playwright'
import { expect } from 'vitest'
import { startProduct } from '../../scripts/testing/product.ts'
import { temporaryFolder } from '../../scripts/testing/server.ts'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

async function ask(page: Page, text: string) {
  await page.getByRole('textbox', { name: /AI twin$/ }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('an owner takes over a guest’s conversation, answers in person and hands it back', async ({ browser }) => {
  const folder = await temporaryFolder('e2e-takeover')
  const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path })
  const baseURL = product.url
  const contexts = await Promise.all([browser.newContext({ baseURL }), browser.newContext({ baseURL, ...phone })])
  try {
    const [owner, guest] = await Promise.all(contexts.map((context) => context.newPage()))
    if (!owner || !guest) throw new Error('There is no page.')
    const { username } = await signUpMember(owner)
    await owner.request.put('/api/v1/profile', { data: { public: true, bio: 'I keep bees on a roof in Lisbon.' } })
    await guest.goto(`/twin/${username}/chat`)
    await ask(guest, 'Where are the bees?')
    await guest
      .getByRole('button', { name: /^Source \d/ })
      .first()
      .waitFor()

    await owner.goto('/twin?view=conversations')
    await owner.getByRole('button', { name: /Where are the bees/ }).click()
    const conversation = owner.getByRole('dialog', { name: 'Conversation with your twin' })
    await conversation.getByRole('button', { name: 'Take over' }).click()
    await conversation.getByText('Your twin is paused.', { exact: false }).waitFor()
    const banner = guest.getByText('The AI twin is paused.', { exact: false })
    await banner.waitFor()

    await ask(guest, 'Are you there in person?')
    await conversation.getByText('Are you there in person?').waitFor()
    await conversation.getByRole('textbox').fill('Yes, it’s me.')
    await conversation.getByRole('button', { name: 'Send', exact: true }).click()
    await guest.getByText('Yes, it’s me.').waitFor()
    await guest.getByText('Person, not AI').waitFor()
    await guest.reload()
    await guest.getByText('Yes, it’s me.').waitFor()
    await banner.waitFor()
    expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await conversation.getByRole('button', { name: 'Hand back to twin' }).click()
    await banner.waitFor({ state: 'detached' })
    await ask(guest, 'Where are the bees now?')
    await guest
      .getByRole('button', { name: /^Source \d/ })
      .nth(1)
      .waitFor()
    await conversation.getByText('Where are the bees now?').waitFor()
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
    await product.stop()
    await folder.remove()
  }
})
