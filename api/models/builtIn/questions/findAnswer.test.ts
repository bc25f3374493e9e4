import { expect, test } from 'vitest'
import { readConversation } from './conversation.ts'
import { hasName } from './evidence.ts'
import { type AnswerSource, findAnswer } from './findAnswer.ts'
import { readQuestion } from './question.ts'

const sources = [
  { kind: 'profile', title: 'About', text: 'Bookbinder in the old harbour.' },
  { kind: 'profile', title: 'Location', text: 'Bremen' },
  { kind: 'profile', title: 'Achievement', text: 'Silver medal of the guild' },
  { kind: 'profile', title: 'Achievement', text: 'Bound the city charter' },
  { kind: 'item', title: 'Prices', text: '- **Notebooks:** 24 euros\n- **Repairs:** 60 euros an hour' },
  { kind: 'item', title: 'Orders', text: 'I am booked until June. Write to ada@binding.example, see [my page](https://binding.example).' },
  { kind: 'item', title: 'Courses', text: 'A course lasts two days and has room for six people. The guild pays for the paper.' },
  {
    kind: 'item',
    title: 'Why I left the library',
    text: 'I restored maps there for nine years. I left because no one was allowed to touch them.',
  },
  {
    kind: 'item',
    title: 'FAQ',
    text: 'May I bring my own paper?\nYes, if it is free of acid.\n\n## Team\nTeam of nine, all of them part-time.',
  },
  {
    kind: 'item',
    title: 'Workshop',
    text: 'I am there Tuesday to Friday from nine to four. New books start at 1,200 euros. My neighbour was Ida Holm. She taught me gilding.',
  },
  { kind: 'item', title: 'Lehrzeit', text: 'Gelernt habe ich in Leipzig bei Meister Jonathan Kurz. Ich spreche Deutsch und Dänisch.' },
] as const

const ask = (utterance: string, before: string[] = []) => {
  const { question } = readConversation({ utterance, before }, 'Ada Lovelace')
  return findAnswer(question, sources).map(({ sentence }) => sentence)
}

test.each([
  ['How much does she charge for repairs?', 'Repairs: 60 euros an hour'],
  ['My atlas lost its cover. How much does she charge for repairs?', 'Repairs: 60 euros an hour'],
  ['Has she ever won a competition?', 'Silver medal of the guild'],
  ['Was kostet ein Notizbuch?', undefined],
  ['What is the price of a notebook?', 'Notebooks: 24 euros'],
  ['How can I reach Ada?', 'Write to ada@binding.example, see my page.'],
  ['Is she available in May?', 'I am booked until June.'],
  ['Where does Ada live?', 'Bremen'],
  ['Wo wohnt sie?', 'Bremen'],
  ['What does she do for a living?', 'Bookbinder in the old harbour.'],
  ['Why did she leave the library?', 'I left because no one was allowed to touch them.'],
  ['How long does a course take?', 'A course lasts two days and has room for six people.'],
  ['Can I bring my own paper?', 'Yes, if it is free of acid.'],
  ['Who trained her?', 'Gelernt habe ich in Leipzig bei Meister Jonathan Kurz.'],
  ['Bei wem hat sie gelernt?', 'Gelernt habe ich in Leipzig bei Meister Jonathan Kurz.'],
  ['Which languages does she speak?', 'Ich spreche Deutsch und Dänisch.'],
  ['When are you open?', 'I am there Tuesday to Friday from nine to four.'],
  ['Who taught you gilding?', 'My neighbour was Ida Holm. She taught me gilding.'],
  ['Which football team does she support?', undefined],
  ['How old is Ada?', undefined],
  ['What is her mother’s name?', undefined],
  ['How much did she pay for her house?', undefined],
  ['Hat sie Kinder?', undefined],
  ['whats ur price for notebooks', 'Notebooks: 24 euros'],
])('%s', (question, answer) => {
  expect(ask(question)[0]).toBe(answer)
})

test('a follow-up prefers sentences that were not quoted before', () => {
  const { question } = readConversation({ utterance: 'And what else does it cost?', before: ['What do notebooks cost?'] }, 'Ada Lovelace')
  const [answer] = findAnswer(question, sources, {
    isCited: ({ title }) => title === 'Prices',
    isQuoted: (sentence) => sentence === 'Notebooks: 24 euros',
  })
  expect(answer?.sentence).toBe('Repairs: 60 euros an hour')
})

test('lists all awards', () => {
  expect(ask('Which prizes has she won?')).toEqual(['Silver medal of the guild', 'Bound the city charter'])
})

test('follow-ups refer to the previous question', () => {
  expect(ask('And who pays for the paper?', ['How long does a course take?'])).toEqual(['The guild pays for the paper.'])
  expect(ask('how many people can join?', ['How long does a course take?'])).toEqual([
    'A course lasts two days and has room for six people.',
  ])
})

const retired = [
  {
    kind: 'item',
    title: 'Since then',
    text: 'I retired in 2015. The truth is that forms took more hours than children. In July I teach a course on marbling for ten people. It costs 310 pounds.',
  },
  { kind: 'item', title: 'Visits', text: 'A visit costs 20 pounds.' },
] as const

test.each([
  ['how much does the marbling course cost', 'It costs 310 pounds.'],
  ['why did you retire?', 'I retired in 2015. The truth is that forms took more hours than children.'],
  ['how old is the course', undefined],
])('answers in prose: %s', (question, answer) => {
  expect(findAnswer(readQuestion(question, new Set()), retired)[0]?.sentence).toBe(answer)
})

test.each([
  ['Geblieben bin ich wegen des Teams.', false],
  ['Meine Kollegin Friederike Lampe half mir.', true],
  ['Den Ton macht mein Freund Tarek.', true],
])('names people in German: %s', (sentence, isNamed) => {
  expect(hasName(sentence, new Set(), 'who')).toBe(isNamed)
})

test.each([
  ['When is the workshop open?', 'The workshop is open from nine to five.'],
  ['What are the opening hours?', 'The workshop is open from nine to five.'],
  ['Wann ist die Werkstatt offen?', 'Die Werkstatt ist von neun bis fünf offen.'],
])('finds opening hours written in words for “%s”', (utterance, text) => {
  const { question } = readConversation({ utterance, before: [] }, 'Ada Lovelace')
  expect(findAnswer(question, [{ kind: 'item', title: 'Hours', text }]).map(({ sentence }) => sentence)).toEqual([text])
})

const practice = [
  { kind: 'profile', title: 'Name', text: 'Dr. Olga Brandt' },
  { kind: 'profile', title: 'About', text: 'Maths tutor in Trier.' },
  {
    kind: 'item',
    title: 'Opening hours',
    text: 'We are open Monday to Friday from nine to six. On Sundays we are closed.',
  },
  { kind: 'item', title: 'Lessons', text: 'An hour costs 38 euros. I teach online, too.' },
  { kind: 'item', title: 'Thursday Table', text: 'The Thursday Table is free and open to adults.' },
  { kind: 'item', title: 'Familie', text: 'Ich bin Mutter von Zwillingen.' },
  { kind: 'item', title: 'Horst', text: 'Der Ofen wiegt zwei Tonnen. Er ist nach meinem Opa benannt.' },
] as const

test.each([
  ['Are you open on Sundays?', 'On Sundays we are closed.'],
  ['What time does the Thursday Table start?', undefined],
  ['How much do you charge for tutoring?', 'An hour costs 38 euros.'],
  ['Do you teach online? We live in a small village near Bristol.', 'I teach online, too.'],
  ['We are three friends from Kordel, do you teach online', 'I teach online, too.'],
  ['Wieso heißt der Ofen Horst?', 'Er ist nach meinem Opa benannt.'],
  ['Wie heißen deine Zwillinge?', undefined],
])('of a practice: %s', (utterance, answer) => {
  const { question } = readConversation({ utterance, before: [] }, 'Dr. Olga Brandt')
  expect(findAnswer(question, practice)[0]?.sentence).toBe(answer)
})

const farm = [
  {
    kind: 'item',
    title: 'The farm',
    text: 'My daughter Merle studied biology in Kiel. We planted 90 trees. Our shop is closed from June to August. In 2014 we sold the tractor. Shoes and pets are not allowed in the barn. I speak German.',
  },
] as const

test.each([
  ['What did you study?', undefined],
  ['What did your daughter study?', 'My daughter Merle studied biology in Kiel.'],
  ['Are you open in July?', 'Our shop is closed from June to August.'],
  ['Are you open in December?', undefined],
  ['How many trees did you plant?', 'We planted 90 trees.'],
  ['How many tractors did you sell?', undefined],
  ['Can I bring my dog?', 'Shoes and pets are not allowed in the barn.'],
  ['Do you speak French?', undefined],
])('of a farm: %s', (question, answer) => {
  expect(findAnswer(readQuestion(question, new Set()), farm)[0]?.sentence).toBe(answer)
})

test.each(['I only read English novels.', 'We close on Fridays in December.', 'We thanked God.'])('finds no name in “%s”', (sentence) => {
  expect(hasName(sentence, new Set())).toBe(false)
})

const askAbout = (utterance: string, texts: readonly AnswerSource[]) =>
  findAnswer(readConversation({ utterance }, 'Ada Lovelace').question, texts)[0]?.sentence

test('a list of skills does not answer how something is done', () => {
  const skills = { kind: 'profile', title: 'Skills', text: 'Schnitzen, Fagotte' } as const
  const care = { kind: 'item', title: 'Korkfett', text: 'Zweimal im Jahr kommt es auf Fagotte.' } as const
  expect(askAbout('Womit pflegt man Fagotte?', [skills, care])).toBe(care.text)
})

test('an age is no time', () => {
  const time = 'Jeden Samstag um 9 Uhr gehe ich mit einer Gruppe durch den Garten.'
  const text = `Der Rundgang dauert eine Stunde, Kinder bis zehn gehen umsonst mit. ${time}`
  expect(askAbout('Wann sind die Rundgänge?', [{ kind: 'item', title: 'Rundgänge', text }])).toBe(time)
})

test('a period is no reason', () => {
  const hours = { kind: 'item', title: 'Öffnungszeiten', text: 'Die Hütte ist von Pfingsten bis Mitte Oktober offen.' } as const
  const text = 'In Zürich kochte ich in einem Keller. Als mein Vater starb, erbte ich seine Bergschuhe.'
  const story = { kind: 'item', title: 'Wie ich Hüttenwirt wurde', text } as const
  expect(askAbout('Warum bist du Hüttenwirt geworden?', [hours, story])).toContain('Zürich')
})

test('sleeping is no instrument', () => {
  expect(askAbout('Spielst du ein Instrument?', [{ kind: 'item', title: 'Preise', text: 'Kinder schlafen umsonst.' }])).toBeUndefined()
})
