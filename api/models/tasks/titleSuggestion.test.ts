import { expect, test } from 'vitest'
import { mockServer } from '../../testing/brains.ts'
import { cleanTitle } from './titleSuggestion.ts'

const { server, brainWith } = mockServer()

test('titles a conversation in one short line, or not at all', async () => {
  const suggest = (question: string) => brainWith().suggestTitle({ question, answer: 'Sure.' }, new AbortController().signal)
  server().behave({ tokens: 30 })
  const title = await suggest('Hello')
  expect(title).toMatch(/^tok0 tok1 .*…$/)
  expect(title?.length).toBeLessThanOrEqual(60)
  expect(await suggest('[[mode:error]]')).toBeNull()
})

test.each([
  ['"Trip to Rome."', 'Trip to Rome'],
  ['Title: **Rex’s bowl**\n\nI chose this because…', 'Rex’s bowl'],
  ['<think>Let me see</think>\n“Blumen”', 'Blumen'],
  ['My Profile Pal', null],
  ['  \n ', null],
  ['word '.repeat(20), 'word word word word word word word word word word word…'],
])('makes %j a title', (text, title) => expect(cleanTitle(text)).toBe(title))
