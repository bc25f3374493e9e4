import type { Person } from '../person.ts'

export async function publishNote(person: Person): Promise<void> {
  const { page } = person
  await page.goto('/knowledge')
  await person.press(person.link('Write a note').first(), 'Write a note')
  await person.type(person.field('Title'), 'Opening hours')
  await person.type(person.field('Note'), 'The workshop is open from nine to five.')
  await person.press(person.button('Save note'), 'Save note')
  await page.getByRole('heading', { name: 'Opening hours', level: 1 }).waitFor()
  await chooseAnyone(person, 'Who can see this')
  await person.picture('note')
}

export async function share(person: Person): Promise<void> {
  const { page } = person
  await page.goto('/twin')
  await audienceMenu(person, 'Your profile').waitFor()
  await person.picture('my-twin')
  await chooseAnyone(person, 'Your profile')
  await person.press(person.button('Share'), 'Share')
  await page.getByLabel(person.words('Link to your profile')).first().waitFor()
  await person.picture('shared')
  await page.keyboard.press('Escape')
}

const audienceMenu = (person: Person, label: string) => person.page.getByRole('button', { name: `${person.words(label)}: ` })

async function chooseAnyone(person: Person, label: string): Promise<void> {
  await person.press(audienceMenu(person, label), label)
  await person.press(person.page.getByRole('menuitemradio', { name: person.words('Anyone'), exact: true }), 'Anyone')
}

export const visitorQuestion = 'When is the workshop open?'

export async function visit(guest: Person, username: string): Promise<void> {
  const { page } = guest
  await page.goto(`/${username}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await guest.picture('guest-profile')
  await guest.press(guest.link('Start Twin Chat').first(), 'Start Twin Chat')
  await page.waitForURL('**/twin/*/chat')
  const composer = page.getByRole('textbox')
  await composer.waitFor()
  await guest.picture('guest-twin')
  await guest.send(composer, visitorQuestion)
  await page.getByText('from nine to five').filter({ visible: true }).first().waitFor()
  await guest.waitForAnswer()
  await guest.picture('guest-answer')
}
