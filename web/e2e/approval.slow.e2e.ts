import { expect } from 'vitest'
import { ask, openTwin } from './support/twin.ts'
import { test } from './support/visit.ts'

test('an owner turns approval on, edits an answer and rejects another while a guest waits', async ({ browser }) => {
  const { owner, chatPath, openGuest } = await openTwin(browser, 'I keep zebrafinches on a roof in Lisbon.')
  const guest = await openGuest()
  await owner.goto('/twin?view=character')
  await owner.getByText('Approve every answer').click()
  await owner.getByRole('button', { name: 'Save character' }).click()
  await owner.getByRole('button', { name: 'Save character' }).waitFor({ state: 'detached' })
  await owner.getByRole('tab', { name: 'Inbox' }).click()
  await owner.getByText('Your inbox is empty').waitFor()

  await guest.goto(chatPath)
  const conversation = guest.getByRole('main')
  await ask(guest, 'What do you keep?')
  const notice = guest.getByRole('log').getByText('The owner reviews answers first.', { exact: false })
  await notice.waitFor()
  expect(await conversation.innerText()).not.toContain('zebrafinches on a roof in Lisbon.” (About)')

  // Arrives without a reload.
  await owner.getByText('Waiting for your approval').waitFor()
  await owner.getByText('“I keep zebrafinches on a roof in Lisbon.” (About)', { exact: true }).waitFor()
  expect(await guest.getByRole('button', { name: 'Copy' }).count()).toBe(0)
  await owner.getByRole('button', { name: 'Edit', exact: true }).click()
  await owner.getByRole('textbox', { name: 'Answer' }).fill('Small birds.')
  await owner.getByRole('button', { name: 'Approve edited answer' }).click()
  await conversation.getByText('Small birds.').waitFor()
  await notice.waitFor({ state: 'detached' })
  await owner.getByText('Your inbox is empty').waitFor()

  await ask(guest, 'Where do you keep them?')
  await notice.waitFor()
  await owner.getByRole('button', { name: 'Reject' }).click()
  await conversation.getByText('The owner chose not to answer this.').waitFor()
  await guest.reload()
  await conversation.getByText('The owner chose not to answer this.').waitFor()
  await conversation.getByText('Small birds.').waitFor()
  expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
