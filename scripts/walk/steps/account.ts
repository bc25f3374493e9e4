import type { Page } from 'playwright'
import type { Person } from '../person.ts'

export interface Account {
  username: string
  email: string
  password: string
}

export async function signUp(person: Person, account: Account): Promise<void> {
  await person.page.goto('/')
  await person.link('Get Started').first().waitFor()
  // The web font narrows the text.
  await person.picture('landing', 0.1)
  await person.press(person.link('Get Started').first(), 'Get Started')
  await createAccount(person, account)
}

async function createAccount(person: Person, { username, email, password }: Account): Promise<void> {
  const { page } = person
  await page.waitForURL('**/accounts/signup')
  await person.field('Username').waitFor()
  person.actions = 0
  await person.type(person.field('Email'), email)
  await person.type(person.field('Username'), username)
  await person.type(page.getByLabel(person.words('Password'), { exact: true }), password)
  await person.picture('sign-up')
  await person.press(person.button('Create account'), 'Create account')
  await page.waitForURL('**/onboarding')
}

export async function onboard(person: Person): Promise<void> {
  const { page } = person
  const preview = page.getByRole('region', { name: person.words('Preview of your public page') })
  const questions = page.getByRole('button', { name: person.words('Answer questions') })
  await questions.waitFor()
  await person.picture('onboarding')
  await person.press(questions, 'Answer questions')
  const composer = person.field('Your answer')
  await composer.waitFor()
  await composer.fill('Ada')
  await (person.variant.isTouch ? person.button('Send').tap() : composer.press('Enter'))
  const keep = person.button('Keep')
  await keep.waitFor()
  await preview.getByText(person.words('Draft'), { exact: true }).waitFor()
  await person.picture('onboarding-draft')
  // Without a step, the onboarding continues with the review.
  await page.goto('/onboarding')
  await narrow(page, () => person.checkOverhang('onboarding in a narrow window'))
  await person.press(person.button('Keep everything'), 'Keep everything')
  await preview.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
  await person.button('Open your private brain').waitFor()
  // On phones, the preview follows the step.
  await person.picture('onboarding-ready', 0.2)
}

export async function skipOnboarding(person: Person, account: Account): Promise<void> {
  const { page } = person
  await page.goto('/onboarding')
  await page.waitForURL('**/accounts/login')
  await person.press(page.getByRole('main').locator('a[href="/accounts/signup"]').first(), 'Create an account')
  await createAccount(person, account)
  await person.press(person.button('Skip for now'), 'Skip for now')
  await page.waitForURL('**/chat')
  await page.goto('/onboarding')
  await person.button('Open your private brain').waitFor()
  await person.picture('onboarding-skipped')
}

export async function keepConversation(guest: Person, account: Account, question: string): Promise<void> {
  const { page } = guest
  await guest.press(guest.button('Remember'), 'Remember')
  await guest.press(guest.link('Create an account').first(), 'Create an account')
  await createAccount(guest, account)
  await guest.press(page.getByRole('button', { name: 'Answer questions' }), 'Answer questions')
  await guest.type(guest.field('Your answer'), 'Bo')
  await guest.press(guest.button('Send'), 'Send')
  await guest.press(guest.button('Edit'), 'Edit')
  const edit = guest.field('Name')
  await edit.fill('')
  await guest.type(edit, 'Bo of Skagen')
  await guest.picture('guest-edit')
  await guest.press(guest.button('Keep'), 'Keep')
  await guest.press(guest.button('Use a CV, a bio or a web page'), 'Use a CV, a bio or a web page')
  await guest.press(page.getByRole('button', { name: 'Paste a bio' }), 'Paste a bio')
  await guest.type(guest.field('Bio or CV as text'), 'I live in Skagen')
  await guest.press(guest.button('Fill in my profile'), 'Fill in my profile')
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor()
  await guest.picture('guest-review', 0.2)
  await guest.press(guest.button('Keep everything'), 'Keep everything')
  await guest.button('Continue').waitFor()
  await guest.picture('guest-ready', 0.2)
  const profile = (await (await page.request.get('/api/v1/profile')).json()) as { display_name: string }
  if (profile.display_name !== 'Bo of Skagen') guest.problems.push(`The edited name was not saved: “${profile.display_name}”`)
  await guest.press(guest.button('Continue'), 'Continue')
  await page.waitForURL('**/twin/*/chat')
  await guest.getMessage(question).waitFor()
  await guest.picture('guest-kept')
}

export async function deleteAccount(person: Person, { password }: Account): Promise<void> {
  const { page } = person
  await page.goto('/settings')
  await person.press(person.button('Delete my account'), 'Delete my account')
  await person.type(page.getByLabel(person.words('Your password')), password)
  await person.picture('delete')
  await person.press(person.button('Delete permanently'), 'Delete permanently')
  await page.waitForURL('**/accounts/login')
  await person.text('Your account has been deleted.').waitFor()
  await person.picture('deleted')
}

async function narrow(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 640 })
  await look()
  if (size) await page.setViewportSize(size)
}
