import { expect, test } from 'vitest'
import { measureParaphrase } from './paraphrases.ts'

const rate = { kind: 'item', title: 'How much do you charge per day?', text: 'My day rate is 640 euros.' } as const
const courses = {
  kind: 'item',
  title: 'Do you give workshops for beginners?',
  text: 'Yes, every first Saturday in Leipzig; no experience is needed to learn.',
} as const

const measure = (question: string, known: typeof rate | typeof courses) => measureParaphrase(question, known, new Set(['ada'])) ?? 0

test.each([
  'What is your day rate?',
  'How expensive is a day with Ada?',
  'Wie hoch ist dein Tagessatz?',
  'Was muss ich für einen Tag zahlen?',
])('%s asks for the day rate', (question) => {
  expect(measure(question, rate)).toBeGreaterThan(0)
})

test.each([
  'Can beginners take a class with you?',
  'Do you teach newcomers?',
  'Gibt es Kurse für Anfänger?',
  'Unterrichtest du Einsteiger?',
])('%s asks for courses', (question) => {
  expect(measure(question, courses)).toBeGreaterThan(0)
})

test.each(['What does the honey cost?', 'How was your day?', 'Where do you work?', 'Wer finanziert das Projekt?'])(
  '%s asks something else',
  (question) => {
    expect([measure(question, rate), measure(question, courses)]).toEqual([0, 0])
  },
)

test('the better match wins', () => {
  const hourly = { ...rate, title: 'How much do you charge per hour?', text: 'An hour costs 90 euros.' } as const
  expect(measure('What do you charge per day?', rate)).toBeGreaterThan(
    measureParaphrase('What do you charge per day?', hourly, new Set()) ?? 0,
  )
})
