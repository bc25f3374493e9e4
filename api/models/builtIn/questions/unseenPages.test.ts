import { expect, test } from 'vitest'
import { readConversation } from './conversation.ts'
import { findAnswer } from './findAnswer.ts'

const ferry = [
  { kind: 'profile', title: 'Job title', text: 'Ferryman' },
  { kind: 'profile', title: 'Location', text: 'Dartmouth' },
  {
    kind: 'item',
    title: 'The boat',
    text: 'I did engineering at Plymouth and then walked into a job at Falmouth Docks, where I stayed nine years. Pilar Reyes, who lives upriver, had painted the hull twice. She made me scrape it until my hands bled.',
  },
  {
    kind: 'item',
    title: 'Crossings',
    text: 'Forty-one passengers fit on board. I no longer carry cars. The kit of spare oars is £90 and a crossing is £4. On Mondays the slipway is closed.',
  },
  {
    kind: 'item',
    title: 'Why I stopped fishing',
    text: 'For years I fished because it paid. Then a storm took the Marigold. My brother was on it. I sold the nets that week.',
  },
  {
    kind: 'item',
    title: 'Visits',
    text: 'Wander in any weekday before noon. Ring 01803 555017 for groups. The next open day is in May. The rowing club began in 2012 and meets every Thursday, from eight and up.',
  },
] as const

const ask = (utterance: string, before: string[] = []) => {
  const { question } = readConversation({ utterance, before }, 'Tamsin Pascoe')
  return findAnswer(question, ferry)[0]?.sentence
}

test.each([
  ['An welcher Uni hast du studiert?', 'Plymouth'],
  ['Which firm did you work at before?', 'Falmouth Docks'],
  ['Was kostet ein Bausatz?', '£90'],
  ['Price of spare oas?', '£90'],
  ['My son is nine. On which day does the rowing club meet?', 'Thursday'],
  ['My son is nine, is he old enough?', 'eight and up'],
  ['Who taught you?', 'Pilar Reyes'],
  ['Who first showed you how to paint?', 'Pilar Reyes'],
  ['Why did you give up fishing?', 'storm'],
  ['Do you still carry cars?', 'no longer'],
  ['Ist am Montag geschlossen?', 'Mondays'],
  ['Can I drop by and have a look around?', 'Wander in'],
  ['Wie erreiche ich dich telefonisch?', '01803 555017'],
  ['Wann ist der nächste Tag der offenen Tür?', 'May'],
  ['Wie viele Passagiere passen an Bord?', 'Forty-one'],
])('of a page in English: %s', (question, answer) => {
  expect(ask(question)).toContain(answer)
})

test.each([
  'How many nets did you mend?',
  'What is the rent for the slipway?',
  'How heavy is the kit of oars?',
  'Wie alt ist dein Bruder?',
  'Gibst du auch Tangokurse?',
])('nothing on the page answers “%s”', (question) => {
  expect(ask(question)).toBeUndefined()
})

const farm = [
  { kind: 'profile', title: 'Job title', text: 'Käser' },
  {
    kind: 'item',
    title: 'Vom Amt zur Alm',
    text: 'Elf Jahre war ich bei der Firma Hupfauer. Der Schichtdienst war laut. Dann starb mein Vater, und ich wollte nicht länger warten.',
  },
  {
    kind: 'item',
    title: 'Kurse',
    text: 'Das Käsen habe ich von der Zenzi Moosbrugger gelernt. Vierzehn Kühe geben die Milch. Käsekurse gebe ich keine mehr. Bitte zwei Wochen vorher anfragen. In Hütten, vorher auch im Tal, schlafe ich schlecht.',
  },
] as const

test.each([
  ['Von wem hast du das Käsemachen gelernt?', 'Moosbrugger'],
  ['Warum hast du bei Hupfauer aufgehört?', 'starb mein Vater'],
  ['Can I learn to make cheese with you?', 'keine mehr'],
  ['Wie lange im Voraus muss man anfragen?', 'zwei Wochen'],
  ['in wievielen hütten schläfst du', undefined],
])('of a page in German: %s', (question, answer) => {
  const { question: read } = readConversation({ utterance: question }, 'Loisi Vögel')
  const found = findAnswer(read, farm)[0]?.sentence
  expect(answer === undefined ? found : found?.includes(answer)).toBe(answer === undefined ? undefined : true)
})
