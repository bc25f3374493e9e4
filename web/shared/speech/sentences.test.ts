import { expect, test, vi } from 'vitest'
import { SentenceSplitter } from './sentences.ts'

const parsed = vi.hoisted(() => ({ characters: 0 }))

vi.mock('mdast-util-from-markdown', async (importOriginal) => {
  const original = await importOriginal<{ fromMarkdown: (...args: unknown[]) => unknown }>()
  const fromMarkdown = (...args: unknown[]) => {
    parsed.characters += String(args[0]).length
    return original.fromMarkdown(...args)
  }
  return { ...original, fromMarkdown }
})

const placeholders = { code: 'Code omitted.', formula: 'formula', link: 'link' }

function split(text: string, language = 'en') {
  return new SentenceSplitter(language, placeholders).push(text, true)
}

/** Streams the text character by character by default. */
function stream(text: string, { language = 'en', step = 1 } = {}) {
  const splitter = new SentenceSplitter(language, placeholders)
  const said: string[] = []
  for (let length = step; length < text.length; length += step) said.push(...splitter.push(text.slice(0, length), false))
  return { early: [...said], all: [...said, ...splitter.push(text, true)] }
}

const texts: [name: string, markdown: string, sentences: string[]][] = [
  ['plain sentences', 'One is here. Two is there! Is three?', ['One is here.', 'Two is there!', 'Is three?']],
  [
    'abbreviations',
    'Ask Dr. Smith, e.g. on Monday. Mr. J. R. Tolkien lives at No. 5 in St. Ives. It costs 3.50 in total.',
    ['Ask Dr. Smith, e.g. on Monday.', 'Mr. J. R. Tolkien lives at No. 5 in St. Ives.', 'It costs 3.50 in total.'],
  ],
  [
    'German',
    'Am 3. Oktober fährt z. B. Dr. Müller nach Bad Tölz, d. h. in den Süden. Das kostet ca. 40 Euro usw. und dauert 2 Std. „Geht das?“, fragt sie.',
    [
      'Am 3. Oktober fährt z. B. Dr. Müller nach Bad Tölz, d. h. in den Süden.',
      'Das kostet ca. 40 Euro usw. und dauert 2 Std.',
      '„Geht das?“, fragt sie.',
    ],
  ],
  ['headings and emphasis', '## A title\n\nSome **bold. And** _soft_ words.', ['A title', 'Some bold.', 'And soft words.']],
  [
    'lists',
    'Pack this:\n\n- a tent\n- two *warm* bags. They are blue.\n  1. and a rope\n- [x] soap\n\nDone.',
    ['Pack this:', 'a tent', 'two warm bags.', 'They are blue.', 'and a rope', 'soap', 'Done.'],
  ],
  ['wrapped lines', 'This line goes\non and ends. Next\nline.', ['This line goes on and ends.', 'Next line.']],
  [
    'code',
    'Run `npm start` now. Then this:\n\n```js\nconst a = 1. Then(b)\n```\n\nIt works.',
    ['Run npm start now.', 'Then this:', 'Code omitted.', 'It works.'],
  ],
  [
    'a fence that opens in a paragraph',
    'Look at this. It is short:\n```\nrm -rf. Now\n```\nThat is all.',
    ['Look at this.', 'It is short:', 'Code omitted.', 'That is all.'],
  ],
  ['three ticks around words', 'Use ```git status``` often. It helps.', ['Use git status often.', 'It helps.']],
  [
    'links',
    'See [the harbour. Or pier](https://a.example/x?a=b.c) first. Or https://b.example/long/path.html. And www.c.example too.',
    ['See the harbour.', 'Or pier first.', 'Or link.', 'And link too.'],
  ],
  [
    'citations',
    'It opens at nine [1]. It closes at five [2, 3].[^1] Bye for now [4]',
    ['It opens at nine.', 'It closes at five.', 'Bye for now'],
  ],
  [
    'tables',
    'Times:\n\n| Day | Opens |\n| --- | ---: |\n| Mon. | **nine** |\n| Tue | |\n\nThat is it.',
    ['Times:', 'Day: Mon., Opens: nine.', 'Day: Tue.', 'That is it.'],
  ],
  ['a table after a line', 'Here it is. See:\nName | Age\n--- | ---\nAda | 36\n', ['Here it is.', 'See:', 'Name: Ada, Age: 36.']],
  [
    'images and HTML',
    'A ![small. Red boat](/a.png) here. <b>Bold</b> too.\n\n<div>\nHidden. Text\n</div>\n\nEnd.',
    ['A small.', 'Red boat here.', 'Bold too.', 'End.'],
  ],
  [
    'formulas',
    'So $E = mc^2$ holds. And $x = 2$ too. $$\\sum_i a_i. B$$ It costs $5. Or $6 more.',
    ['So formula holds.', 'And x = 2 too. formula It costs $5.', 'Or $6 more.'],
  ],
  ['quotes', '> He said “No.” Then he left.\n>\n> Gone.\n\nOk.', ['He said “No.”', 'Then he left.', 'Gone.', 'Ok.']],
  ['numbers after an end', 'I have 3 of 5. (the others left) So be it.', ['I have 3 of 5. (the others left) So be it.']],
  ['other scripts', '今日は晴れです。明日は雨です。', ['今日は晴れです。', '明日は雨です。']],
  ['joined emoji and keycaps', 'Done ✔️ by 👩‍💻. 1️⃣ Pack. ❤️‍🔥 All © 2026.', ['Done by .', '1 Pack.', 'All © 2026.']],
  ['emoji and stray marks', 'Great 🎉! Use * or _ here. So 2 * 3 is 6.', ['Great !', 'Use * or _ here.', 'So 2 * 3 is 6.']],
]

test.each(texts)('splits %s', (_, markdown, sentences) => {
  expect(split(markdown)).toEqual(sentences)
})

test.each(texts)('splits %s the same way while they stream', (_, markdown, sentences) => {
  for (const step of [1, 2, 3, 5, 17]) expect(stream(markdown, { step }).all).toEqual(sentences)
})

test('returns the first sentence as soon as the second begins', () => {
  expect(stream('This is the first. T').early).toEqual([])
  expect(stream('This is the first. The').early).toEqual(['This is the first.'])
  expect(stream('This is the first. The second has').early).toEqual(['This is the first.'])
})

test('returns a paragraph when the next one begins', () => {
  expect(stream('No full stop here\n\nA').early).toEqual(['No full stop here'])
})

test('returns nothing after the end', () => {
  const splitter = new SentenceSplitter('en', placeholders)
  expect(splitter.push('One. Two.', true)).toEqual(['One.', 'Two.'])
  expect(splitter.push('One. Two.', true)).toEqual([])
})

test('does not repeat sentences of an answer that is written again', () => {
  const splitter = new SentenceSplitter('en', placeholders)
  expect(splitter.push('One is here. Two is there. Thr', false)).toEqual(['One is here.', 'Two is there.'])
  expect(splitter.push('', false)).toEqual([])
  expect(splitter.push('One is here. Two is th', false)).toEqual([])
  expect(splitter.push('One is here. Two is there. Three is new.', true)).toEqual(['Three is new.'])
})

test('cuts long sentences between words', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ')
  const parts = split(words)
  expect(parts.every((part) => part.length <= 260)).toBe(true)
  expect(parts.join(' ')).toBe(words)
})

test('parses a long answer in linear time', () => {
  parsed.characters = 0
  const paragraph = 'A sentence with **some** marks, and a [link](https://example.org). '.repeat(40)
  const text = Array.from({ length: 4 }, () => paragraph).join('\n\n')
  expect(stream(text, { step: 4 }).all).toHaveLength(160)
  expect(parsed.characters / text.length).toBeLessThan(100)
})
