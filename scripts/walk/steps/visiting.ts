import type { Person } from '../person.ts'

/** Somebody without an account, who has the link. */
export async function visit(guest: Person, username: string): Promise<void> {
  const { page } = guest
  await page.goto(`/${username}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await guest.picture('guest-profile')
  await guest.press(guest.link('Start Twin Chat').first(), 'Start Twin Chat')
  const composer = page.getByRole('textbox')
  await composer.waitFor()
  await guest.picture('guest-twin')
  await guest.send(composer, 'When is the workshop open?')
  await page.getByRole('article').filter({ hasText: 'from nine to five' }).first().waitFor()
  await guest.hearAll()
  await guest.picture('guest-answer')
}
