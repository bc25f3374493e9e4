import { expect, test } from 'vitest'
import { toCandidateQuery, type Term } from './question.ts'

const term = (word: string, passages: number | null): Term => ({ word, stems: [word], passages })
const candidates = (terms: Term[], total: number | null) => toCandidateQuery({ terms, total }).replace(/['()]/g, '')

test('ranks passages with any word when there are no counts', () => {
  expect(candidates([term('zeppelin', null), term('project', null)], null)).toBe('zeppelin | project')
})

test('ranks a limited number of passages with a rare word or two common ones', () => {
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

test('combines common words if that narrows the result', () => {
  expect(candidates([term('day', 50_000), term('week', 40_000), term('year', 60_000)], 100_000)).toBe('week & day & year')
  expect(candidates([term('day', 50_000)], 100_000)).toBe('day')
  expect(candidates([term('zeppelin', null), term('day', 50_000)], 100_000)).toBe('zeppelin | day')
})
