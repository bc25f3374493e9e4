import type { Page } from 'playwright'
import { startProduct } from '../../scripts/testing/product.ts'
import { temporaryFolder } from '../../scripts/testing/server.ts'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

async function ask(page: Page, text: string) {
  const composer = page.getByRole('textbox', { name: /AI twin$/ })
  await composer.fill(text)
  await composer.press('Enter')
  await page
    .getByRole('button', { name: /^Source \d/ })
    .last()
    .waitFor()
}

test('an owner gives the twin a greeting and corrects an answer, which visitors then get', async ({ browser }) => {
  const folder = await temporaryFolder('e2e-character')
  const product = await startProduct({ DATABASE_URL: undefined, REDIS_URL: undefined, DATA_DIR: folder.path })
  const contexts = await Promise.all([browser.newContext({ baseURL: product.url }), browser.newContext({ baseURL: product.url })])
  try {
    const [owner, guest] = await Promise.all(contexts.map((context) => context.newPage()))
    if (!owner || !guest) throw new Error('There is no page.')
    const { username } = await signUpMember(owner)
    await owner.request.put('/api/v1/profile', { data: { public: true, bio: 'I build boats. In 2012 I charged 300 euros per day.' } })

    await owner.goto('/twin?view=character')
    await owner.getByRole('textbox', { name: 'Greeting' }).fill('Welcome to the yard.')
    await owner.getByRole('button', { name: 'What do you do?' }).click()
    await owner.getByRole('button', { name: 'Save questions' }).click()
    await owner.getByRole('button', { name: 'Save questions' }).waitFor({ state: 'detached' })
    await owner.getByRole('button', { name: 'Save character' }).click()
    await owner.getByRole('button', { name: 'Save character' }).waitFor({ state: 'detached' })

    await guest.goto(`/${username}`)
    await guest.getByText('Welcome to the yard.').waitFor()
    await guest.getByRole('link', { name: 'What do you do?' }).waitFor()
    await guest.goto(`/twin/${username}/chat`)
    await guest.getByText('Welcome to the yard.').waitFor()
    await ask(guest, 'How much do you charge per day?')

    await owner.goto('/twin?view=conversations')
    await owner.getByRole('button', { name: /How much do you charge/ }).click()
    const conversation = owner.getByRole('dialog', { name: 'Conversation with your twin' })
    await conversation.getByRole('button', { name: 'Correct', exact: true }).click()
    await conversation.getByRole('textbox', { name: 'Your answer' }).fill('My day rate is 640 euros.')
    await conversation.getByRole('button', { name: 'Save correction' }).click()
    await conversation.getByText('Corrected', { exact: true }).waitFor()

    await ask(guest, 'What is your day rate?')
    await guest.getByText('“My day rate is 640 euros.”', { exact: false }).last().waitFor()

    await owner.goto('/twin?view=checks')
    await owner.getByRole('heading', { name: 'How much do you charge per day?' }).waitFor()
    await owner.getByText('Passing', { exact: true }).waitFor({ timeout: 60_000 })
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
    await product.stop()
    await folder.remove()
  }
})
