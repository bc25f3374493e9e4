import { expect } from 'vitest'
import { composer, say, signUpMember, startThread } from './support/people.ts'
import { createProfile, openPage, test } from './support/visit.ts'

test('a guest reads what the owner shares, until sharing stops', async ({ page, browser }) => {
  await signUpMember(page)
  const thread = await startThread(page)
  await say(page, thread, 'Where do hedgehogs sleep? [[tokens:2]]')
  await page.request.patch(`/api/v1/chat/threads/${thread}`, { data: { name: 'Hedgehogs' } })
  await page.goto(`/chat/${thread}`)
  await page.getByRole('banner').getByRole('button', { name: 'More about Hedgehogs' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue())
  await page.keyboard.press('Escape')
  await say(page, thread, 'And badgers? [[tokens:2]]')

  const context = await createProfile(browser)
  const { page: guest, check } = await openPage(context)
  const response = await guest.goto(link.pathname)
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  await guest.getByText('Where do hedgehogs sleep?').waitFor()
  await guest.getByText('Answers are AI-generated.').waitFor()
  expect(await guest.getByText('badgers').count()).toBe(0)

  await signUpMember(guest)
  await guest.goto(link.pathname)
  await guest.getByRole('button', { name: 'Continue from here' }).click()
  await composer(guest).waitFor()
  await guest.getByRole('article').getByText('Where do hedgehogs sleep?').waitFor()

  await page.goto('/settings#shared')
  await page.getByRole('button', { name: 'Stop sharing Hedgehogs' }).click()
  await page.getByText('No shared conversations yet.').waitFor()
  expect((await guest.goto(link.pathname))?.status()).toBe(404)
  await guest.getByRole('heading', { name: 'This conversation is not shared.' }).waitFor()
  check()
  await context.close()
})
