import { expect } from 'vitest'
import { signUpMember } from './support/people.ts'
import { openTwin } from './support/twin.ts'
import { test } from './support/visit.ts'

test('a member lets two twins talk, and both owners read what they have in common', async ({ browser }) => {
  const { owner, username, openGuest } = await openTwin(browser, 'I keep bees on a roof in Lisbon.')
  await owner.request.put('/api/v1/profile', { data: { interests: ['beekeeping'] } })
  const member = await openGuest()
  const { username: ownUsername } = await signUpMember(member)
  await member.request.put('/api/v1/profile', { data: { public: true, bio: 'I sail.', interests: ['Beekeeping'] } })

  await member.goto(`/${username}`)
  await member.getByRole('button', { name: 'Let our twins talk' }).click()
  const dialog = member.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Question' }).fill('What do you keep?')
  await dialog.getByRole('button', { name: 'Start talk' }).click()
  await member.waitForURL(/\/chat\//)
  const log = member.getByRole('log')
  await log.getByRole('heading', { name: 'In common' }).waitFor()
  await log.getByText(`AI twin of @${ownUsername}`).first().waitFor()
  await log
    .getByRole('listitem')
    .filter({ hasText: 'beekeeping' })
    .getByRole('button', { name: /^Source/ })
    .nth(1)
    .waitFor()
  expect(await member.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await owner.goto('/twin?view=conversations')
  await owner.getByRole('button', { name: /What do you keep/ }).click()
  const visit = owner.getByRole('dialog', { name: 'Conversation with your twin' })
  await visit.getByRole('heading', { name: 'In common' }).waitFor()
  expect(await visit.getByRole('button', { name: 'Take over' }).count()).toBe(0)
  await visit.getByRole('button', { name: 'Block visitor' }).click()
  await visit.getByRole('button', { name: 'Unblock' }).waitFor()

  await member.getByRole('button', { name: 'Let our twins talk' }).click()
  await member.getByRole('textbox', { name: 'Question' }).fill('And now?')
  await member.getByRole('button', { name: 'Start talk' }).click()
  await member.getByRole('alert').filter({ hasText: /./ }).waitFor()
})
