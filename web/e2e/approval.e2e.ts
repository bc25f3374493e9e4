import { expect } from 'vitest'
import { startProduct } from '../../scripts/testing/product.ts'
import { temporaryFolder } from '../../scripts/testing/server.ts'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('an owner turns approval on, edits an answer and rejects another while a guest waits', async ({ browser }) => {
  const folder = await temporaryFolder('e2e-approval')
  const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path })
  const baseURL = product.url
  const contexts = await Promise.all([browser.newContext({ baseURL }), browser.newContext({ baseURL, ...phone })])
  try {
    const [owner, guest] = await Promise.all(contexts.map((context) => context.newPage()))
    if (!owner || !guest) throw new Error('There is no page.')
    const { username } = await signUpMember(owner)
    await owner.request.put('/api/v1/profile', { data: { public: true, bio: 'I keep zebrafinches on a roof in Lisbon.' } })
    await owner.goto('/twin?view=character')
    await owner.getByText('Approve every answer').click()
    await owner.getByRole('button', { name: 'Save character' }).click()
    await owner.getByRole('button', { name: 'Save character' }).waitFor({ state: 'detached' })
    await owner.getByRole('tab', { name: 'Inbox' }).click()
    await owner.getByText('Your inbox is empty').waitFor()

    await guest.goto(`/twin/${username}/chat`)
    const ask = async (text: string) => {
      await guest.getByRole('textbox', { name: /AI twin$/ }).fill(text)
      await guest.getByRole('button', { name: 'Send', exact: true }).click()
    }
    const conversation = guest.getByRole('main')
    await ask('What do you keep?')
    const notice = conversation.getByText('The owner reviews answers first.', { exact: false })
    await notice.waitFor()
    await expect.poll(() => guest.getByRole('button', { name: 'Copy' }).count()).toBe(0)
    expect(await conversation.innerText()).not.toContain('zebrafinches on a roof in Lisbon.” (About)')

    // Arrives without a reload.
    await owner.getByText('Waiting for your approval').waitFor()
    await owner.getByRole('button', { name: 'Edit', exact: true }).click()
    await owner.getByRole('textbox', { name: 'Answer' }).fill('Small birds.')
    await owner.getByRole('button', { name: 'Approve edited answer' }).click()
    await conversation.getByText('Small birds.').waitFor()
    await notice.waitFor({ state: 'detached' })
    await owner.getByText('Your inbox is empty').waitFor()

    await ask('Where do you keep them?')
    await notice.waitFor()
    await owner.getByRole('button', { name: 'Reject' }).click()
    await conversation.getByText('The owner chose not to answer this.').waitFor()
    await guest.reload()
    await conversation.getByText('The owner chose not to answer this.').waitFor()
    await conversation.getByText('Small birds.').waitFor()
    expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
    await product.stop()
    await folder.remove()
  }
})
