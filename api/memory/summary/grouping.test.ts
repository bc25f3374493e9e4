import { expect, test } from 'vitest'
import { groupMemories } from './grouping.ts'

const group = (contents: string[], projectId: string | null = null) =>
  groupMemories(
    contents.map((content) => ({ content, projectId })),
    new Map([['boats', 'Boats']]),
  ).map(({ kind, title, memories }) => [kind, title, memories.map(({ content }) => content)])

test('groups memories that share a name', () => {
  const contents = [
    'I live in Kiel',
    'my boat is called Freya',
    'I take my tea black',
    'Freya lies in Kiel',
    'Freya needs a sail',
    'It rains',
  ]
  expect(group(contents)).toEqual([
    ['self', null, ['I live in Kiel', 'I take my tea black']],
    ['subject', 'Freya', ['my boat is called Freya', 'Freya lies in Kiel', 'Freya needs a sail']],
    ['other', null, ['It rains']],
  ])
})

test('reads German and names of several words', () => {
  expect(group(['Mein Hund heißt Bello', 'Unser Hund frisst gern Käse', 'Ich wohne in Köln'])).toEqual([
    ['self', null, ['Ich wohne in Köln']],
    ['subject', 'Hund', ['Mein Hund heißt Bello', 'Unser Hund frisst gern Käse']],
  ])
  expect(group(['My flight to New York is on Friday', 'We met in New York']).map(([, title]) => title)).toEqual(['New York'])
})

test('shows memories of a project under its name', () => {
  expect(group(['The hull is red', 'The hull is new'], 'boats')).toEqual([['project', 'Boats', ['The hull is red', 'The hull is new']]])
  expect(group(['The hull is red'], 'deleted')).toEqual([['project', null, ['The hull is red']]])
  expect(group([])).toEqual([])
})
