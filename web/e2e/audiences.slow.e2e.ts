import { expect } from 'vitest'
import { signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

test('an invitation link opens a profile for chosen people until it is revoked', async ({ page, browser }) => {
  const { username } = await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { audience: 'people', bio: 'Only for friends.' } })
  await page.goto('/twin')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Create invitation link' }).click()
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue()

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const guest = await visitor.newPage()
  await guest.goto(`/${username}`)
  await guest.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await guest.goto(new URL(link).pathname)
  await guest.getByText('Only for friends.').waitFor()
  expect(new URL(guest.url()).pathname).toBe(`/${username}`)

  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('button', { name: 'Create invitation link' }).waitFor()
  await guest.goto(`/${username}`)
  await guest.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  const response = await guest.goto(new URL(link).pathname)
  expect(response?.status()).toBe(404)
  await guest.getByRole('heading', { name: 'This invitation link isn’t valid' }).waitFor()
  await visitor.close()
})

test('a profile for chosen people opens for a member who was added by username, and for no one else', async ({ page, browser }) => {
  const { username } = await signUpMember(page)
  await page.request.put('/api/v1/profile', { data: { audience: 'people', bio: 'Only for friends.' } })
  await page.goto('/twin')
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const friend = await context.newPage()
  const { username: friendName } = await signUpMember(friend)
  await friend.goto(`/${username}`)
  await friend.getByRole('heading', { name: 'Page Not Found' }).waitFor()

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  const name = dialog.getByRole('textbox', { name: 'Username or email' })
  await name.fill(friendName)
  await name.press('Enter')
  await dialog.getByText(`@${friendName}`, { exact: true }).waitFor()
  await friend.goto(`/${username}`)
  await friend.getByText('Only for friends.').waitFor()

  await dialog.getByRole('button', { name: `Remove @${friendName}` }).click()
  await dialog.getByText(`@${friendName}`, { exact: true }).waitFor({ state: 'detached' })
  await friend.goto(`/${username}`)
  await friend.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await context.close()
})
