import type { Person } from '../person.ts'

const note = (person: Person) =>
  person.variant.language === 'de' ? 'Merk dir, dass der Schlüssel unter dem Topf liegt.' : 'Remember that the key is under the pot.'
const question = (person: Person) => (person.variant.language === 'de' ? 'Wo liegt der Schlüssel?' : 'Where is the key?')

export async function ask(person: Person): Promise<void> {
  await person.press(person.button('Open your private brain'), 'Open your private brain')
  const overview = person.variant.language === 'de' ? 'Was weißt du über mich?' : 'What do you know about me?'
  await person.send(person.field('Message your private brain'), overview)
  await person.page.waitForURL('**/chat/**')
  await person.waitForAnswer()
  await person.page.getByRole('article').filter({ hasText: 'Ada' }).first().waitFor()
  await person.picture('first-answer')
}

async function edit(person: Person): Promise<void> {
  await person.send(person.field('Message your private brain'), question(person))
  await person.waitForAnswer()
  await person.press(person.button('Edit and send again').last(), 'Edit and send again')
  const editor = person.field('Your message')
  await editor.waitFor()
  await editor.press('End')
  await person.page.keyboard.type(' ?', { delay: person.variant.keyMs })
  await person.press(person.button('Send again'), 'Send again')
  await editor.waitFor({ state: 'detached' })
  await person.waitForAnswer()
  await person.picture('edited')
}

export async function walkThroughChat(person: Person): Promise<void> {
  await person.page.goto('/chat')
  await person.send(person.field('Message your private brain'), note(person))
  await person.waitForAnswer()
  for (const part of [edit, stop, reload, attach, typeWithoutFocus, forget]) await part(person)
}

const longQuestion = (person: Person) => (person.variant.language === 'de' ? 'Was kannst du?' : 'What can you do?')

async function stop(person: Person): Promise<void> {
  await person.send(person.field('Message your private brain'), longQuestion(person))
  await person.press(person.button('Stop'), 'Stop')
  await person.waitForAnswer()
  await person.picture('stopped')
}

async function reload(person: Person): Promise<void> {
  const composer = person.field('Message your private brain')
  const half = 'Half a thought'
  await person.type(composer, half)
  await person.page.reload()
  // Earlier messages may be virtualized.
  await person.getMessage(longQuestion(person)).waitFor()
  const kept = await composer.inputValue()
  if (kept !== half) person.problems.push(`The draft “${half}” became “${kept}” after the reload`)
  await composer.fill('')
  await person.picture('reloaded')
}

async function attach(person: Person): Promise<void> {
  const { page } = person
  const chooser = page.waitForEvent('filechooser')
  await person.page.getByRole('button', { name: person.words('Attach files'), exact: true }).click()
  await (
    await chooser
  ).setFiles({
    name: 'harbour.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The harbour opens at six in the morning.'),
  })
  await page.getByText('harbour.txt').first().waitFor()
  await person.send(person.field('Message your private brain'), person.variant.language === 'de' ? 'Was steht darin?' : 'What does it say?')
  await person.waitForAnswer()
  await person.picture('attached')
}

async function typeWithoutFocus(person: Person): Promise<void> {
  if (person.variant.isTouch) return
  const composer = person.field('Message your private brain')
  const text = 'Boat varnish'
  await composer.evaluate((field: HTMLElement) => field.blur())
  await person.page.keyboard.type(text, { delay: person.variant.keyMs })
  const typed = await composer.inputValue()
  if (typed !== text) person.problems.push(`Typed “${text}” without focus, but the field contains “${typed}”`)
  await composer.fill('')
}

async function forget(person: Person): Promise<void> {
  const { language } = person.variant
  const composer = person.field('Message your private brain')
  const request = language === 'de' ? 'Vergiss, dass der Schlüssel unter dem Topf liegt.' : 'Forget that the key is under the pot.'
  await person.send(composer, request)
  await person.waitForAnswer()
  await person.picture('forgotten')
  await person.send(composer, language === 'de' ? 'Wo ist mein Schlüssel?' : 'Where is my key?')
  await person.waitForAnswer()
  const answer = await person.page.getByRole('article').last().innerText()
  if (/under the pot|unter dem Topf/.test(answer)) person.problems.push(`The answer still quotes the forgotten note: “${answer}”`)
}
