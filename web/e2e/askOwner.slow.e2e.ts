import { expect } from 'vitest'
import { ask, openTwin } from './support/twin.ts'
import { test } from './support/visit.ts'

const question = 'How old is your car?'

test('a guest sends a question, sees the owner’s reply, and the twin knows it once it is public', async ({ browser }) => {
  const { owner, username, chatPath, openGuest } = await openTwin(browser, 'I keep bees on a roof in Lisbon.')
  const guest = await openGuest()
  await guest.goto(chatPath)
  await ask(guest, question)
  await guest.getByRole('button', { name: `Send this to ${username}` }).click()
  const sent = guest.getByRole('article', { name: `Sent to ${username}` })
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

  const other = await openGuest()
  await other.goto(link)
  await other.getByText('My car is nine years old.').waitFor()

  await owner.getByRole('button', { name: 'Make public' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Make public' }).click()
  await owner.getByRole('link', { name: 'Public note' }).waitFor()
  await other.goto(chatPath)
  await ask(other, question)
  await other
    .getByRole('button', { name: /^Source \d/ })
    .first()
    .click()
  expect(await other.getByRole('dialog').innerText()).toContain('My car is nine years old.')
  expect(await other.getByRole('article', { name: `Sent to ${username}` }).count()).toBe(0)
})
