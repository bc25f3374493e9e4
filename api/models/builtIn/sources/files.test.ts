import { expect, test } from 'vitest'
import { collectParts, mockServer, joinText, turn } from '../../../testing/brains.ts'
import { quoteFiles } from '../../prompt/attachments.ts'
import { quote } from '../../prompt/quoted.ts'

const { brainWith } = mockServer()

const file = (name: string, text: string | null) => ({ name, mimeType: 'text/plain', text, isPart: false, problem: null })
const handbook = file(
  'Handbook “2026”.pdf',
  'The boathouse was built in 1911.\nThe spare key hangs behind the blue door.\nOars are of ash wood.',
)

async function answer(...messages: { text: string; files?: ReturnType<typeof file>[] }[]) {
  const history = messages.map(({ text, files = [] }, index) => {
    return { role: 'user' as const, text, quoted: quoteFiles(files), position: 2 * index, stepId: `s${index}` }
  })
  return joinText(await collectParts(brainWith({ llm: { provider: 'builtin' } }).answer(turn('', { history }))))
}

test('quotes an attached file literally with its name', async () => {
  expect(await answer({ text: 'Where does the spare key hang?', files: [handbook] })).toBe(
    '“Handbook “2026”.pdf” says: “The spare key hangs behind the blue door.”',
  )
  expect(await answer({ text: 'Wo hängt der Schlüssel?', files: [file('Buch.txt', 'Der Schlüssel hängt hinter der Tür.')] })).toBe(
    'In „Buch.txt“ steht: „Der Schlüssel hängt hinter der Tür.“',
  )
})

test('answers a later question from an earlier file', async () => {
  const first = { text: 'Hello', files: [handbook] }
  expect(await answer(first, { text: 'When was the boathouse built?' })).toContain('“The boathouse was built in 1911.”')
  expect(await answer(first, { text: 'What is my locker code?' })).toMatch(/^I found nothing/)
})

test('mentions read files without an answer and unread files', async () => {
  expect(await answer({ text: 'Read this', files: [handbook] })).toBe(
    '“Handbook “2026”.pdf” begins: “The boathouse was built in 1911.” Ask me about something in it.',
  )
  expect(await answer({ text: 'What is my locker code?', files: [file('cat.png', null)] })).toBe('I couldn’t read “cat.png”.')
})

test('answers questions about the file from the file', async () => {
  const before = [{ text: 'Remember that it says closed on the door' }, { text: 'Where is the key?' }]
  expect(await answer(...before, { text: 'What does it say?', files: [handbook] })).toMatch(/^“Handbook “2026”.pdf” begins: /)
  expect(await answer(...before, { text: 'Was steht darin?', files: [handbook] })).toMatch(/^„Handbook “2026”.pdf“ beginnt so: /)
  expect(await answer(...before, { text: 'What is in this file?', files: [handbook] })).toMatch(/ begins: /)
})

test('ignores quotations and unreadable files', async () => {
  const history = [
    {
      role: 'user' as const,
      text: 'Where is the key?\n\n{"quotedFrom":',
      position: 0,
      stepId: 's',
      quoted: [quote('a letter', 'The key is here.')],
    },
  ]
  expect(joinText(await collectParts(brainWith({ llm: { provider: 'builtin' } }).answer(turn('', { history }))))).not.toContain('here')
})
