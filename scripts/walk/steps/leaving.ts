import type { Person } from '../person.ts'
import type { Account } from './arriving.ts'

export async function deleteAccount(person: Person, { password }: Account): Promise<void> {
  const { page } = person
  await page.goto('/settings')
  await person.press(person.button('Delete my account'), 'Delete my account')
  await person.type(page.getByLabel(person.words('Your password')), password)
  await person.picture('delete')
  await person.press(person.button('Delete permanently'), 'Delete permanently')
  await page.waitForURL('**/accounts/login')
  await person.text('Your account is deleted.').waitFor()
  await person.picture('deleted')
}
