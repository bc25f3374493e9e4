import { expect } from 'vitest'
import { ask, openTwin } from './support/twin.ts'
import { test } from './support/visit.ts'

test('an owner takes over a guest’s conversation, answers in person and hands it back', async ({ browser }) => {
  const { owner, username, chatPath, openGuest } = await openTwin(browser, 'I keep bees on a roof in Lisbon.')
  const guest = await openGuest()
  await guest.goto(chatPath)
  await ask(guest, 'Where are the bees?')
  await guest
    .getByRole('button', { name: /^Source \d/ })
    .first()
    .waitFor()

  await owner.setViewportSize({ width: 390, height: 700 })
  await owner.goto('/twin?view=conversations')
  await owner.getByRole('button', { name: /Where are the bees/ }).click()
  const conversation = owner.getByRole('dialog', { name: 'Conversation with your twin' })
  await conversation.getByRole('button', { name: 'Take over' }).click()
  await conversation.getByText('Your twin is paused.', { exact: false }).waitFor()
  const banner = guest.getByText('The AI twin is paused.', { exact: false })
  await banner.waitFor()

  await guest.getByRole('textbox', { name: `Message to ${username}`, exact: true }).fill('Are you there in person?')
  await guest.getByRole('button', { name: 'Send', exact: true }).click()
  await conversation.getByText('Are you there in person?').waitFor()
  await expect
    .poll(
      () =>
        guest
          .getByRole('article')
          .filter({ hasText: /AI twin:/ })
          .count(),
      { timeout: 5_000 },
    )
    .toBe(1)
  await conversation.getByRole('textbox').fill('Yes, it’s me.')
  const send = conversation.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await guest.getByText('Yes, it’s me.').waitFor()
  await guest.getByText('Person, not AI').waitFor()
  await expect.poll(() => send.evaluate(isUncovered), { message: 'the owner’s composer stays in view' }).toBe(true)
  await guest.reload()
  await guest.getByText('Yes, it’s me.').waitFor()
  await banner.waitFor()
  expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await conversation.getByRole('button', { name: 'Hand back to twin' }).click()
  await banner.waitFor({ state: 'detached' })
  await ask(guest, 'Where are the bees now?')
  await guest
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^Source \d/ })
    .waitFor()
  await conversation.getByText('Where are the bees now?').waitFor()
})

function isUncovered(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 8, bottom - 2))
}
