import { expect } from 'vitest'
import { findProblems } from './support/looks.ts'
import { startOwnProduct } from './support/ownProduct.ts'
import { createAccount, signUpMember } from './support/people.ts'
import { test } from './support/visit.ts'

const openHere = startOwnProduct()

test('an operator invites a person, suspends them and reads it in the audit log', { timeout: 120_000 }, async ({ browser }) => {
  const [page, visitor] = [await openHere(browser), await openHere(browser)]
  await signUpMember(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Registration' }).click()
  await page.getByText('People with an invitation').click()
  await page.getByLabel('Email (optional)').fill('ada@example.org')
  await visitor.goto('/accounts/signup')
  await visitor.getByText('By invitation only').waitFor()
  await page.getByRole('button', { name: 'Create invitation' }).click()
  const link = await page.getByLabel('Invitation link').inputValue()
  expect(await findProblems(page)).toEqual([])

  const { password } = createAccount()
  await visitor.goto(new URL(link).pathname + new URL(link).search)
  await visitor.getByLabel('Username').fill('ada-lovelace')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  expect(await findProblems(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await visitor.waitForURL('**/onboarding')

  await page.goto('/operator/people')
  await page.getByRole('searchbox', { name: 'Search people' }).fill('ada@')
  await page.waitForURL('**/operator/people?q=*')
  await page.getByRole('link', { name: 'ada-lovelace' }).waitFor()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'ada-lovelace' }).click()
  await page.getByRole('button', { name: 'Suspend account' }).waitFor()
  expect(await findProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Suspend account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Restore account' }).waitFor()

  await visitor.goto('/accounts/login')
  await visitor.getByLabel('Email').fill('ada@example.org')
  await visitor.getByLabel('Password', { exact: true }).fill(password)
  await visitor.getByRole('button', { name: 'Sign in' }).click()
  await visitor.getByText('This account is suspended. Contact this server’s operator.').waitFor()

  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Type “ada-lovelace” to confirm').fill('ada-lovelace')
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await page.waitForURL('**/operator/people')
  await page.goto('/operator/audit-log')
  await page.getByText('person.deleted').waitFor()
  expect(await findProblems(page)).toEqual([])
})
