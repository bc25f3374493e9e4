import { expect, test } from 'vitest'
import { findByRules } from './storiesByRules.ts'

const found = (content: string) => findByRules([{ id: 's', title: 'T', content }]).map(({ field, value }) => `${field}: ${value}`)

test.each([
  ['I live in Lisbon with my cat.', ['location: Lisbon']],
  ['Since 2020, I live in Porto.', ['location: Porto']],
  ['I work as a gardener in the botanical garden.', ['title: Gardener']],
  ['I am a nurse.', ['title: Nurse']],
  ['I love old maps, tea and hiking in the rain!', ['interests: Old maps', 'interests: Tea', 'interests: Hiking in the rain']],
  ['I speak Portuguese and German.', ['skills: Portuguese', 'skills: German']],
  ['I can juggle five balls.', ['skills: Juggle five balls']],
  ['In 2019 I won the regional chess cup.', ['achievements: I won the regional chess cup']],
  ['I built a weather station out of scrap.', ['projects: Weather station']],
  ['Ich wohne in Köln seit 2010.', ['location: Köln']],
  ['Ich arbeite als Lehrerin.', ['title: Lehrerin']],
])('finds facts about the author in “%s”', (sentence, findings) => {
  expect(found(`It rained. ${sentence} Then we left.`)).toEqual(findings)
})

test.each([
  'I do not live in Paris.',
  'If I live in Rome, I am happy.',
  'My sister lives in Rome and works as a nurse.',
  'I lived in hope.',
  'I am a bit tired.',
  'I love it when it rains.',
  'I can’t cook.',
  'I can see the sea from here.',
  'Do I love tea?',
  '“I live in Berlin,” she said.',
])('finds nothing for a profile in “%s”', (sentence) => {
  expect(found(sentence)).toEqual([])
})

test('each finding names its story and its sentence, word for word', () => {
  expect(findByRules([{ id: 'one', title: 'Move', content: 'A long day.\nI live in Lisbon, near the river.' }])).toEqual([
    { storyId: 'one', field: 'location', value: 'Lisbon', sentence: 'I live in Lisbon, near the river.' },
  ])
})
