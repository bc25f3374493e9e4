import type { Page } from 'playwright'
import type { Person } from '../person.ts'

export interface Account {
  username: string
  email: string
  password: string
}

/** From the landing page to the onboarding. */
export async function signUp(person: Person, { username, email, password }: Account): Promise<void> {
  const { page } = person
  await page.goto('/')
  await person.link('Get Started').first().waitFor()
  // The first page shows its words before their font has come, which sets them narrower.
  await person.picture('landing', 0.1)
  await person.press(person.link('Get Started').first(), 'Get Started')
  await person.field('Email').waitFor()
  person.actions = 0
  await person.type(person.field('Email'), email)
  await person.type(person.field('Username'), username)
  await person.type(page.getByLabel(person.words('Password'), { exact: true }), password)
  await person.picture('sign-up')
  await person.press(person.button('Create account'), 'Create account')
  await page.waitForURL('**/onboarding')
}

/** Says their name, loads the page again, accepts it, looks at the preview, also in a narrow window, and ends. */
export async function onboard(person: Person): Promise<void> {
  const { page } = person
  const composer = person.field('Message Profile Pal')
  const preview = page.getByRole('region', { name: person.words('Preview of your public page') })
  const shown = preview.getByRole('heading', { name: 'Ada', exact: true })
  await composer.waitFor()
  await page.getByRole('article').first().waitFor()
  await person.picture('onboarding')
  await person.send(composer, person.variant.language === 'de' ? 'Ich heiße Ada' : 'Call me Ada')
  const accept = person.button('Accept: {name}')
  await accept.waitFor()
  await person.picture('onboarding-proposal')
  if ((await shown.count()) > 0) person.problems.push('The preview shows a name before it is accepted')
  await page.reload()
  await accept.waitFor()
  await person.press(accept, 'Accept')
  await person.text('It is in your profile.').waitFor()
  await person.hearAll()
  await person.picture('onboarding-accepted')
  await narrow(page, async () => {
    await person.checkOverhang('onboarding in a narrow window')
    await page.getByRole('radio', { name: person.words('Preview {done}/{total}') }).click()
    await shown.waitFor()
    await person.checkOverhang('preview in a narrow window')
    await page.getByRole('radio', { name: person.words('Conversation'), exact: true }).click()
    await composer.waitFor()
  })
  await person.press(person.button('Finish'), 'Finish')
  await person.text('Onboarding finished').waitFor()
  await person.button('Open your private brain').waitFor()
  await person.picture('onboarding-ready')
}

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

/** Does something in a window of the size of a small phone. */
async function narrow(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 640 })
  await look()
  if (size) await page.setViewportSize(size)
}
