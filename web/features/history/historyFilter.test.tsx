import { expect, test } from 'vitest'
import { noFilter, isNarrowed, readFilter, toThreadFilter, writeFilter } from './historyFilter.ts'

const read = (address: string) => readFilter(new URLSearchParams(address))

test('round-trips all filters through the URL', () => {
  const address = 'q=hedgehogs&type=profile-pal&from=2026-03-01&to=2026-03-04&archived=true'
  expect(read(address)).toEqual({ query: 'hedgehogs', kind: 'profile pal', from: '2026-03-01', to: '2026-03-04', isArchived: true })
  expect(new URLSearchParams(writeFilter(read(address))).toString()).toBe(address)
  expect(writeFilter(noFilter)).toEqual({})
})

test.each(['type=secret', 'from=yesterday', 'from=2026-02-31', 'to=0002-01-01', 'q=%20%20', ''])('ignores “%s”', (address) => {
  expect(isNarrowed(read(address))).toBe(false)
  expect(toThreadFilter(read(address))).toBeNull()
})

test('includes both days entirely', () => {
  const filter = toThreadFilter({ ...noFilter, from: '2026-03-31', to: '2026-03-31' })
  expect(filter).toEqual({ from: new Date(2026, 2, 31).toISOString(), to: new Date(2026, 3, 1).toISOString() })
})

test('includes visitors’ conversations in the twin filter', () => {
  expect(toThreadFilter({ ...noFilter, kind: 'self twin' })).toEqual({ types: ['SELF_TWIN_CHAT', 'TWIN_TO_TWIN'] })
})
