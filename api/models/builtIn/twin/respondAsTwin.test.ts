import { expect, test } from 'vitest'
import { type Character, defaultCharacter } from '../../../twin/character/character.service.ts'
import type { Move, Situation } from '../situation.ts'
import { respondAsTwin as respond } from './respondAsTwin.ts'

const bio = { number: 1, kind: 'profile', title: 'About', text: 'I keep bees on a roof. Before that I built bridges.' }
const place = { number: 2, kind: 'profile', title: 'Location', text: 'Lisbon' }
const honey = { number: 7, kind: 'item', title: 'Honey', text: 'The first honey is sold in May.' }

function asked(utterance: string, passages?: object[], more: Partial<Situation> = {}): Move {
  // The second search reads an overview.
  const search = { tool: 'search_public_knowledge', output: { passages }, isError: false }
  const results = passages ? [search, search] : []
  return respond({
    utterance,
    previousAnswer: null,
    agentType: 'twin',
    twinOf: 'Ada Lovelace',
    today: '2026-11-21',
    tools: new Set(['leave_message_for_owner']),
    results,
    ...more,
  })
}

const said = (move: Move) => ('say' in move ? move.say : JSON.stringify(move))

test('searches the question without the owner’s name', () => {
  expect(asked('When does Ada sell honey?')).toEqual({
    call: 'search_public_knowledge',
    input: { query: expect.stringMatching(/^sell honey (?=.*verkauf).*honig/) },
  })
  expect(asked('Tell me about Ada')).toEqual({ call: 'search_public_knowledge', input: { query: '' } })
})

test.each(['x', '𝐚'])('searches a message of one long word: %s…', (letter) => {
  const move = asked(`x${letter.repeat(900)}`)
  const query = 'call' in move ? String(move.input.query) : ''
  expect(query).toMatch(/^.{4,400}$/)
  expect(query.isWellFormed()).toBe(true)
})

test('searches a follow-up in the passage just quoted, too', () => {
  const more = { before: ['Do you teach?'], previousAnswer: '“I teach beginners.” (Rooftop weekend) [7]' }
  expect(asked('And what does that cost?', undefined, more)).toMatchObject({ input: { query: expect.stringMatching(/rooftop weekend/) } })
  expect(asked('When is the honey sold?', undefined, more)).toMatchObject({ input: { query: expect.not.stringMatching(/rooftop/) } })
})

test.each(['Tell me about yourself', 'Who is Ada?', 'Tell me about Ada Lovelace.', 'Erzähl mir etwas über dich', 'Wer ist Ada?'])(
  '"%s" asks for an overview after other questions, too',
  (question) => {
    const more = { before: ['When is the honey sold?'], previousAnswer: '“The first honey is sold in May.” (Honey) [7]' }
    expect(asked(question, undefined, more)).toMatchObject({ input: { query: '' } })
    expect(said(asked(question, [honey, bio, place], more))).toContain('[2]')
  },
)

test.each([
  ['When is the honey sold?', '“The first honey is sold in May.” (Honey) [7]'],
  ['Where does Ada live?', '“Lisbon” (Location) [2]'],
  ['What did Ada build before?', '“Before that I built bridges.” (About) [1]'],
  ['How old is she?', 'I couldn’t find anything about that in what Ada Lovelace made public.'],
])('quotes the answer to "%s" with its citation, or does not know', (question, answer) => {
  expect(said(asked(question, [honey, bio, place]))).toContain(answer)
})

test.each([
  'Hi, where do you live?',
  'hello where do you live',
  'Hey Ada! Where do you live?',
  'Hi there, where do you live?',
  'Good morning! Where do you live?',
  'Thanks! And where do you live?',
  'Hallo, wo wohnst du?',
  'Guten Tag Ada, wo wohnst du?',
  'Moin, wo wohnst du?',
])('answers the question after a greeting: %s', (question) => {
  expect(said(asked(question, [honey, bio, place]))).toMatch(/^[“„]Lisbon[”“] \((?:Location|Ort)\) \[2\]$/)
})

test('names profile parts in German and keeps note titles', () => {
  const job = { number: 5, kind: 'profile', title: 'Job title', text: 'Imkerin' }
  expect(said(asked('Wer ist Ada?', [bio, job]))).toContain('„Imkerin“ (Berufsbezeichnung) [5]')
  const post = { number: 3, kind: 'profile', title: 'Post: About time', text: 'Der Honig war spät.' }
  const note = { number: 4, kind: 'item', title: 'About', text: 'Honig gibt es im Mai.' }
  const overview = said(asked('Wer ist Ada?', [bio, place, post, note]))
  expect(overview).toContain('(Über mich) [1]')
  expect(overview).toContain('(Ort) [2]')
  expect(overview).toContain('(Beitrag: About time) [3]')
  expect(overview).toContain('(About) [4]')
})

test('records an unanswered question before saying so', () => {
  const tools = new Set(['note_unanswered'])
  expect(asked('How old is she?', [honey], { tools })).toEqual({ call: 'note_unanswered', input: {} })
  const search = { tool: 'search_public_knowledge', output: { passages: [honey] }, isError: false }
  const results = [search, search, { tool: 'note_unanswered', output: { isNoted: true }, isError: false }]
  expect(said(asked('How old is she?', [], { tools, results }))).toMatch(/^I couldn’t find anything/)
  expect(asked('When is the honey sold?', [honey], { tools })).toHaveProperty('say')
})

test('shows public content for a general question', () => {
  expect(said(asked('Who is Ada Lovelace?', [bio, place]))).toBe(
    '“I keep bees on a roof. Before that I built bridges.” (About) [1]\n\n“Lisbon” (Location) [2]',
  )
  expect(said(asked('Who is Ada?', []))).toMatch(/hasn’t made anything public yet/)
})

test('identifies as a twin, never as the owner', () => {
  for (const question of ['Hello', 'Who are you?', 'Are you human?', 'Bist du ein Mensch?']) {
    expect(said(asked(question))).toMatch(/AI twin of Ada Lovelace|KI-Zwilling von Ada Lovelace/)
  }
})

test('passes a message on and asks for a missing text', () => {
  expect(asked('Please leave a message: the hive is open')).toEqual({
    call: 'leave_message_for_owner',
    input: { message: 'the hive is open' },
  })
  const question = said(asked('Can you pass on a message for her?'))
  expect(question).toMatch(/^What should I tell Ada Lovelace\? Your message shows your username only if your own profile is public\./)
  expect(asked('The hive is open', undefined, { previousAnswer: question })).toMatchObject({ call: 'leave_message_for_owner' })
  const delivered = (signedAs: string | null) => [
    { tool: 'leave_message_for_owner', output: { isDelivered: true, signedAs }, isError: false },
  ]
  expect(said(asked('Tell her that the hive is open', undefined, { results: delivered(null) }))).toMatch(
    /on to Ada Lovelace without your name\./,
  )
  expect(said(asked('Tell her that the hive is open', undefined, { results: delivered('bob') }))).toMatch(
    /with your username, @bob, because/,
  )
  const refused = [{ tool: 'leave_message_for_owner', output: { isDelivered: false, isTooMany: true }, isError: false }]
  expect(said(asked('Tell her that the hive is open', undefined, { results: refused }))).toMatch(
    /^I didn’t pass this on: Ada Lovelace has received too many messages/,
  )
})

test.each([
  'Can you tell her something?',
  'Could you please let Ada know?',
  'Can you pass something on to Ada Lovelace?',
  'Hi Ada, can I leave a message here?',
  'Kannst du Ada etwas ausrichten?',
  'Könnten Sie ihr bitte etwas sagen?',
  'Kann ich hier eine Nachricht für sie hinterlassen?',
  'Kann ich eine Nachricht hinterlassen?',
  'Kannst du eine Nachricht an Frau Lovelace weitergeben?',
  'Richte ihr bitte etwas aus',
])('asks for the text of a message after "%s"', (request) => {
  expect(said(asked(request, undefined, { tools: new Set(['leave_message_for_owner', 'note_unanswered']) }))).toMatch(
    /^(?:What should I tell|Was soll ich) Ada Lovelace/,
  )
})

test.each([
  ['Can you tell Ada that the hive is open?', 'the hive is open?'],
  ['Please let Ada Lovelace know the hive is open', 'the hive is open'],
  ['Hello, tell her the hive is open', 'the hive is open'],
  ['Sag ihr, dass ich komme', 'dass ich komme'],
  ['Richte Ada bitte aus, dass ich komme', 'dass ich komme'],
  ['Kannst du ihr Bescheid geben, dass ich komme?', 'dass ich komme?'],
  ['Kannst du ihr sagen, dass ich komme?', 'dass ich komme?'],
])('passes on the message of "%s"', (request, message) => {
  expect(asked(request)).toEqual({ call: 'leave_message_for_owner', input: { message } })
})

test.each(['Can you tell her story?', 'Can you tell them apart?', 'Tell Ada’s story', 'Kannst du ihr Alter sagen?', 'Sag ihr Alter'])(
  '"%s" is no message',
  (request) => {
    expect(asked(request)).toMatchObject({ call: 'search_public_knowledge' })
  },
)

const asIf = (character: Partial<Character>) => ({ character: { ...defaultCharacter, ...character } })

test.each([
  ['How much do you earn?', ['salary']],
  ['Wie hoch ist dein Gehalt?', ['salary']],
  ['Whom do you vote for in politics?', ['Politik', 'politics']],
  ['What is your mother called?', ['family']],
  ['How much do you charge?', ['day rate']],
  ['What are your prices?', ['day rate']],
  ['How much is a jar of honey?', ['prices']],
  ['Wie viel nimmst du pro Tag?', ['Tagessatz']],
  ['Wie hoch ist dein Tagessatz?', ['Tagessatz']],
  ['Welchen Stundensatz nimmst du?', ['Tagessatz']],
  ['Wie sieht dein Tag aus?', ['Tag']],
  ['Was kostest du?', ['day rate']],
  ['How old are you?', ['Alter']],
  ['Bist du verheiratet?', ['Familie']],
  ['Are you single?', ['relationship status']],
  ['Do you believe in God?', ['religion']],
  ['Are you ill?', ['health']],
  ['Was kostest du pro Stunde?', ['Stundensatz']],
  ['Was kostet der Honig?', ['Honigpreis']],
  ['Bist du verheiratet?', ['Familienstand']],
  ['Bist du in einer Beziehung?', ['Beziehungsstatus']],
  ['Who does the housework?', ['housework']],
])('declines "%s"', (question, declinedSubjects) => {
  expect(said(asked(question, undefined, asIf({ declinedSubjects, declineReply: 'Ask about bees.' })))).toMatch(/ Ask about bees\.$/)
})

test.each([
  ['How much is a jar of honey?', 'day rate'],
  ['What do you do all day?', 'day rate'],
  ['Wie sieht dein Tag aus?', 'Tagessatz'],
  ['Was machst du den ganzen Tag?', 'Tagessatz'],
  ['Do you believe in God?', 'politics'],
  ['Do you have a dog?', 'family'],
  ['How old is the boat?', 'age'],
  ['Wie viele Stunden schläfst du?', 'Stundensatz'],
  ['Woran arbeitest du?', 'Arbeitszeugnis'],
  ['Wie machst du Honig?', 'Honigpreis'],
  ['Hast du einen Garten?', 'Gartenarbeit'],
  ['Where is your house?', 'housework'],
])('does not decline "%s" because of %s', (question, subject) => {
  expect(asked(question, undefined, asIf({ declinedSubjects: [subject] }))).toHaveProperty('call')
})

test('answers other subjects, and questions that the owner suggests', () => {
  const character = asIf({ declinedSubjects: ['salary', 'my family'] })
  expect(said(asked('When is the honey sold?', [honey], character))).toContain('“The first honey is sold in May.”')
  expect(said(asked('How much do you earn?', [honey], { ...character, isSuggested: true }))).not.toContain('I do not answer')
})

test('a follow-up to a declined question is declined', () => {
  const more = { ...asIf({ declinedSubjects: ['salary'] }), before: ['How much do you earn?'] }
  expect(said(asked('And last year?', undefined, more))).toMatch(/^I don’t answer questions about that here/)
})

test.each([
  ['short', '“I keep bees.” (About) [1]', 2],
  ['long', '“The first honey is sold in May. It is dark.” (Honey) [7]', 3],
] as const)('the length %s', (length, answer, passages) => {
  const dark = { ...honey, text: 'The first honey is sold in May. It is dark.' }
  const overview = [{ ...bio, text: 'I keep bees.' }, place, dark]
  expect(said(asked('Who is Ada?', overview, asIf({ length }))).split('\n\n')).toHaveLength(passages)
  const question = length === 'short' ? 'What does Ada keep?' : 'When is the honey sold?'
  expect(said(asked(question, overview, asIf({ length })))).toBe(answer)
})

test.each([
  ['Why did you choose bee law?', 'Why bees', 'When I was eleven a swarm moved into our chimney.'],
  ['Warum hast du dich für Bienen entschieden?', 'Warum Bienen', 'Mit elf zog ein Schwarm in unseren Kamin.'],
  ['Would you come and speak at our school?', 'Talks', 'I give talks for schools and clubs.'],
  ['How much do you charge for a talk?', 'Talks', 'I give talks for schools. I take no money for a talk.'],
  ['Kann ich bei euch eine Ausbildung machen?', 'Lehre', 'Ab September suchen wir wieder einen Lehrling.'],
])('answers "%s"', (question, title, text) => {
  expect(said(asked(question, [bio, place, { number: 7, kind: 'item', title, text }]))).toContain('[7]')
})

test('repeated sentences are quoted once', () => {
  const repeated = { ...honey, text: 'The first honey is sold in May. The first honey is sold in May. It is dark.' }
  expect(said(asked('When is the honey sold?', [repeated], asIf({ length: 'long' })))).toBe(
    '“The first honey is sold in May. It is dark.” (Honey) [7]',
  )
})
