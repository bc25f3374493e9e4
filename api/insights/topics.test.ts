import { expect, test } from 'vitest'
import { type AskedQuestion, groupByTopic } from './topics.ts'

let asked = 0
const question = (text: string, more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  text,
  conversationId: 'one',
  askedAt: new Date(Date.UTC(2026, 2, 1, 0, (asked += 1))),
  isUnanswered: false,
  rating: null,
  itemId: null,
  ...more,
})
const names = ['ada', 'Ada Lovelace']
const getTexts = (questions: readonly AskedQuestion[]) =>
  groupByTopic(questions, names).map((topic) => topic.questions.map(({ text }) => text).toSorted())

test('groups questions that share words in any form', () => {
  const questions = [question('Do you sell honey?'), question('Where is your honey sold?'), question('Ada, how many boats have you built?')]
  const expected = [['Do you sell honey?', 'Where is your honey sold?'], ['Ada, how many boats have you built?']]
  expect(getTexts(questions)).toEqual(expected)
  expect(getTexts(questions.toReversed())).toEqual(expected)
})

test('groups German questions', () => {
  expect(getTexts([question('Verkaufst du Honig?'), question('Wo verkaufen Sie den Honig?')])).toHaveLength(1)
})

test('groups questions that cite the same text first', () => {
  const item = { itemId: 'rates' }
  expect(getTexts([question('What is the day rate?', item), question('How expensive are you?', item)])).toHaveLength(1)
  expect(getTexts([question('What is the day rate?', item), question('How expensive are you?', { itemId: 'other' })])).toHaveLength(2)
})

test('does not group questions by the owner’s name', () => {
  expect(getTexts([question('Does Ada sail?'), question('Does Ada’s dog bark?')])).toHaveLength(2)
})

test('lists topics with open questions first, then by number of questions', () => {
  const topics = groupByTopic(
    [
      question('Do you sail?', { rating: 'good' }),
      question('Do you sail alone?', { rating: 'bad' }),
      question('Which car do you drive?', { isUnanswered: true }),
    ],
    names,
  )
  expect(topics).toMatchObject([
    { words: ['car'], questionCount: 1, unansweredCount: 1 },
    { words: ['sail'], questionCount: 2, unansweredCount: 0, goodCount: 1, badCount: 1 },
  ])
})

test.each([
  ['Does she do weddings?', ['weddings']],
  ['Hello Ada, how long does a repair take?', ['repair']],
  ['can you come to lyon for a christening', ['lyon', 'christening']],
  ['Which languages do you speak?', ['languages']],
  ['Wann machen Sie Führungen?', ['Führungen']],
  ['Machst du auch Hochzeitsfotos?', ['Hochzeitsfotos']],
  ['Guten Tag, wie viel kostet eine Reparatur?', ['Reparatur']],
  ['was kosten hochzeitsfotos in köln', ['hochzeitsfotos', 'köln']],
  ['Haben Sie einen Parkplatz vor Ort?', ['Parkplatz']],
  ['Wann machen Sie auf?', []],
  ['Wann?', []],
  ['How does it work?', []],
  ['Can you do that?', []],
])('the topic of “%s” is %j', (text, words) => {
  expect(groupByTopic([question(text)], names)[0]?.words).toEqual(words)
})

test('does not group questions by verbs that say little', () => {
  expect(getTexts([question('Machen Sie Hochzeiten?'), question('Machen Sie Taufen?')])).toHaveLength(2)
  expect(getTexts([question('Do you offer tours?'), question('Do you offer discounts?')])).toHaveLength(2)
})

test('words of half of the questions are not those of the topic', () => {
  const [topic] = groupByTopic(
    ['Honey?', 'Honey in May?', 'Honey from lindens?'].map((text) => question(text)),
    names,
  )
  expect(topic?.words).toEqual(['Honey'])
})

test('keeps questions without content words', () => {
  const [topic] = groupByTopic([question('Who are you?'), question('who are you')], names)
  expect(topic).toMatchObject({ questionCount: 2 })
  expect(groupByTopic([question('?!'), question('Ada?')], names)).toHaveLength(2)
})

test('long questions without common words are one of at most 20 topics', () => {
  const many = Array.from({ length: 300 }, (_, index) => question(Array.from({ length: 40 }, (_, word) => `w${index}x${word}`).join(' ')))
  expect(groupByTopic(many, names)).toHaveLength(20)
})
