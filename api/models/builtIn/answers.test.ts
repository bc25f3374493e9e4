import { expect, test } from 'vitest'
import { findAnswers, mayAnswer } from './answers.ts'

const car = {
  title: 'Car',
  text: 'The car is grey. Tyres were changed by Hassan at the garage, who charged 60 euros. The inspection is due in October.',
}
const trip = {
  title: 'Urlaub',
  text: 'Die Ferienwohnung liegt in Sassnitz.\nFrau Petersen gibt uns am 3. August die Schlüssel. Die Kaution beträgt 150 Euro.',
}

test.each([
  ['Who changed the tyres?', 'Tyres were changed by Hassan at the garage, who charged 60 euros.'],
  ['When is the inspection due?', 'The inspection is due in October.'],
  ['Wann bekommen wir die Schlüssel?', 'Frau Petersen gibt uns am 3. August die Schlüssel.'],
  ['Wie hoch ist die Kaution?', 'Die Kaution beträgt 150 Euro.'],
])('answers "%s" with a literal sentence', (question, sentence) => {
  const { answers, support } = findAnswers(question, [trip, car], 3)
  expect(answers[0]?.sentence).toBe(sentence)
  expect(support).toBeGreaterThan(mayAnswer)
})

test('quotes no headings without a value', () => {
  const text = '# Parking at the pools\nIt costs **£3** for the whole day.\n\n## Opening hours: 9 to 17\nDogs must wait outside.'
  const findSentences = (question: string) => findAnswers(question, [{ title: 'Pools', text }], 3).answers.map(({ sentence }) => sentence)
  expect(findSentences('What does parking cost?')[0]).toBe('It costs £3 for the whole day.')
  expect(findSentences('What are the opening hours?')[0]).toBe('Opening hours: 9 to 17')
})

test('prefers sentences with the requested kind of answer', () => {
  const text = { title: 'Boat', text: 'The boat was sold. The boat was sold in 1991. The boat was sold to Nils.' }
  expect(findAnswers('When was the boat sold?', [text], 1).answers[0]?.sentence).toBe('The boat was sold in 1991.')
  expect(findAnswers('Who was the boat sold to?', [text], 1).answers[0]?.sentence).toBe('The boat was sold to Nils.')
})

test('weighs context by distance from the sentence', () => {
  const about = 'The Sapphire was built in Cork.'
  const [between, answer] = ['It rained.', 'The captain sold it.']
  const measureSupport = (...sentences: string[]) =>
    findAnswers('Who sold the Sapphire?', [{ title: '', text: sentences.join(' ') }], 9).answers.find(({ sentence }) => sentence === answer)
      ?.share
  const [beside, near, far] = [[about], [about, between], [about, ...Array.from({ length: 8 }, () => between)]].map((before) =>
    measureSupport(...before, answer),
  )
  expect(beside).toBeGreaterThan(near ?? 0)
  expect(near).toBeGreaterThan(far ?? 1)
})

test('ranks sentences without the requested kind lower', () => {
  const measureSupport = (text: string) => findAnswers('When was the boat sold?', [{ title: '', text }], 1).support
  expect(measureSupport('The boat was sold cheaply.')).toBeLessThan(measureSupport('The boat was sold in 1991.'))
})

test('a rare word in a single short note suffices for an answer', () => {
  expect(findAnswers('What colour is the car?', [car], 1).support).toBeGreaterThan(mayAnswer)
})

test('tolerates typos after the first letter', () => {
  const bread = { title: 'Bread', text: 'Rye flour makes it heavier; my aunt uses buttermilk instead of water.' }
  expect(findAnswers('Welche Blutgruppe hat mein Vater?', [bread], 1).support).toBe(0)
  expect(findAnswers('Where is the buttermikl?', [bread], 1).support).toBeGreaterThan(mayAnswer)
})

test('an unrelated question has no support', () => {
  expect(findAnswers('How tall is the lighthouse?', [car, trip], 3).support).toBeLessThan(mayAnswer)
  expect(findAnswers('How tall is the lighthouse?', [], 3)).toEqual({ answers: [], support: 0 })
  expect(findAnswers('Why?', [car], 3)).toEqual({ answers: [], support: 0 })
})

test('a sentence that documents repeat is found once', () => {
  const house = (title: string) => ({
    title,
    text: 'The blue car is in the garage.\nThe garage is locked at ten.\nThe blue car is in the garage.',
  })
  const { answers } = findAnswers('Where is the blue car?', [house('Handbook'), house('Handbook, page 2')], 3)
  expect(answers.map(({ sentence }) => sentence)).toEqual(['The blue car is in the garage.', 'The garage is locked at ten.'])
})
