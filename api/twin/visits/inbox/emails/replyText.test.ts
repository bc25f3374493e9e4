import { expect, test } from 'vitest'
import { extractReply } from './replyText.ts'

const extract = (...lines: string[]) => extractReply(lines.join('\n'), 'Twain <twain@example.org>')

test.each([
  ['a rule', ['My list:', '', 'A', '---', 'B']],
  ['a line that starts like a phone’s signature', ['Sent from my garden, by post.', '', 'It arrived.']],
  ['a colon before a quotation of its own', ['In 2026 I said:', '“Never.”']],
  ['a time', ['Twain opens at 10:00', 'every day']],
  ['lines that look like a header', ['From: Lisbon', 'To: Porto', 'Via: Coimbra']],
])('keeps %s', (_, lines) => {
  expect(extract(...lines)).toBe(lines.join('\n'))
})

test('keeps what the owner wrote before a quotation without introduction', () => {
  expect(extract('My answers in 2026:', '> How old?', 'Nine.')).toBe('My answers in 2026:\n\nNine.')
})

test.each([
  ['blank lines', ' \n'.repeat(250_000)],
  ['introductions', 'On 1 Twain wrote:\n> x\n'.repeat(20_000)],
  ['headers', 'From: Twain\n'.repeat(40_000)],
  ['dashes', `${'-'.repeat(500_000)}x`],
  ['colons', ':'.repeat(500_000)],
  ['one long line', 'Sent from Twain 1 '.repeat(30_000)],
  ['blank lines before quotations', `${'\n'.repeat(10)}> x\n`.repeat(40_000)],
])('takes linear time for %s', (_, text) => {
  const start = performance.now()
  extractReply(text, 'Twain <twain@example.org>')
  expect(performance.now() - start).toBeLessThan(2000)
})
