import type { Page } from 'playwright'
import { ask, openTwin } from './support/twin.ts'
import { test } from './support/visit.ts'

async function askForSource(page: Page, text: string) {
  await ask(page, text)
  await page
    .getByRole('button', { name: /^Source \d/ })
    .last()
    .waitFor()
}

test('an owner gives the twin a greeting and corrects an answer, which visitors then get', async ({ browser }) => {
  const { owner, username, chatPath, openGuest } = await openTwin(browser, 'I build boats. In 2012 I charged 300 euros per day.')
  const guest = await openGuest()

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
  await guest.goto(chatPath)
  await guest.getByText('Welcome to the yard.').waitFor()
  await askForSource(guest, 'How much do you charge per day?')

  await owner.goto('/twin?view=conversations')
  await owner.getByRole('button', { name: /How much do you charge/ }).click()
  const conversation = owner.getByRole('dialog', { name: 'Conversation with your twin' })
  await conversation.getByRole('button', { name: 'Correct', exact: true }).click()
  await conversation.getByRole('textbox', { name: 'Your answer' }).fill('My day rate is 640 euros.')
  await conversation.getByRole('button', { name: 'Save correction' }).click()
  await conversation.getByText('Corrected', { exact: true }).waitFor()

  await askForSource(guest, 'What is your day rate?')
  await guest.getByText('“My day rate is 640 euros.”', { exact: false }).last().waitFor()

  await owner.goto('/twin?view=checks')
  await owner.getByRole('heading', { name: 'How much do you charge per day?' }).waitFor()
  await owner.getByText('Passing', { exact: true }).waitFor({ timeout: 60_000 })
})
