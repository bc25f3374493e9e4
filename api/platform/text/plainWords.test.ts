import { expect, test } from 'vitest'
import { toPlainLine, toPlainText } from './plainWords.ts'

test.each([
  ['## A title\n\nSome **bold**, _soft_ and ~~old~~ words.', 'A title\n\nSome bold, soft and old words.'],
  ['***All*** of it, **even\n_this_**', 'All of it, even\nthis'],
  ['Title\n=====\n\nText\n\n---\n\nMore', 'Title\n\nText\n\nMore'],
  ['See [the harbour](https://example.org "Pier C") and ![the boat](boat.png).', 'See the harbour and the boat.'],
  ['- one\n- two\n  + three\n- [x] four', 'one\ntwo\n\nthree\nfour'],
  ['> said\n> > before', 'said\n\nbefore'],
  ['Run `npm start` now:\n```sh\nnpm start\n```', 'Run npm start now:\n\nnpm start'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a, b\n1, 2'],
  [String.raw`Not \*soft\*`, 'Not *soft*'],
])('%j becomes %j', (markdown, words) => {
  expect(toPlainText(markdown)).toBe(words)
})

test.each([
  ['- Next inspection: **March 2027**', 'Next inspection: March 2027'],
  ['| Red, blinking | Lid open |', 'Red, blinking, Lid open'],
  ['| --- | :-: |', ''],
  ['## Warranty', 'Warranty'],
  ['12. März 2026', '12. März 2026'],
  ['Open 9–17, a|b', 'Open 9–17, a|b'],
])('the line %j becomes %j', (line, words) => {
  expect(toPlainLine(line)).toBe(words)
})

test.each([
  '1986. It was a cold year.',
  'snake_case_names, 2 * 3 * 4 and __init__py',
  '#tag -5 >quick a|b',
  'x < y and <b>not</b> a [note] (yet)',
  'A **half written',
  '`',
])('%j has no marks', (text) => {
  expect(toPlainText(text)).toBe(text)
})

test.each([
  ['nested too deeply', '- '.repeat(100)],
  ['with too many marks', '*a_'.repeat(300)],
  ['that is long', '**word** '.repeat(200)],
])('returns a text %s unchanged', (_, text) => {
  expect(toPlainText(text)).toBe(text.trim())
})
