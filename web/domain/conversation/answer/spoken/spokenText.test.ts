import { expect, test } from 'vitest'
import { spokenText } from './spokenText.ts'

test.each([
  ['## A title\n\nSome **bold** and _soft_ words.', 'A title\nSome bold and soft words.'],
  ['See [the harbour](https://example.org) [1].', 'See the harbour.'],
  ['- one\n- two\n\n1. three', 'one\ntwo\nthree'],
  ['Before\n\n```ts\nconst a = 1\n```\n\nAfter', 'Before\nAfter'],
  ['Run `npm start` now', 'Run npm start now'],
])('%j is read as %j', (markdown, spoken) => {
  expect(spokenText(markdown)).toBe(spoken)
})
