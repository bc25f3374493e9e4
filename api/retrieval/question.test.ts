import { expect, test } from 'vitest'
import { toCandidateQuery, type Term } from './question.ts'

const term = (word: string, passages: number | null): Term => ({ word, stems: [word], passages })
const candidates = (terms: Term[], total: number | null) => toCandidateQuery({ terms, total }).replace(/['()]/g, '')

test('where nothing was counted, passages with any word are ranked', () => {
  expect(candidates([term('zeppelin', null), term('project', null)], null)).toBe('zeppelin | project')
})

test('of many passages those are ranked that have a rare word, or two common ones, and never too many', () => {
  const [rare, seldom, often, oftener, always] = [
    term('zeppelin', null),
    term('ferry', 600),
    term('project', 2000),
    term('meeting', 10_000),
    term('day', 90_000),
  ]
  expect(candidates([always, rare, often, seldom, oftener], 100_000)).toBe('zeppelin | ferry | project & meeting')
  expect(candidates([always, oftener, often], 100_000)).toBe('project & meeting')
})

test('words that are all common are looked for together, as far as that leaves fewer; a single one alone', () => {
  expect(candidates([term('day', 50_000), term('week', 40_000), term('year', 60_000)], 100_000)).toBe('week & day & year')
  expect(candidates([term('day', 50_000)], 100_000)).toBe('day')
  expect(candidates([term('zeppelin', null), term('day', 50_000)], 100_000)).toBe('zeppelin | day')
})
