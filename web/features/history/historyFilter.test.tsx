import { expect, test } from 'vitest'
import { everything, isNarrowed, readFilter, threadFilter, writeFilter } from './historyFilter.ts'

const read = (address: string) => readFilter(new URLSearchParams(address))

test('an address names words, a kind and days, and is written as it was read', () => {
  const address = 'q=hedgehogs&type=profile-pal&from=2026-03-01&to=2026-03-04'
  expect(read(address)).toEqual({ query: 'hedgehogs', kind: 'profile pal', from: '2026-03-01', to: '2026-03-04' })
  expect(new URLSearchParams(writeFilter(read(address))).toString()).toBe(address)
  expect(writeFilter(everything)).toEqual({})
})

test.each(['type=secret', 'from=yesterday', 'from=2026-02-31', 'to=0002-01-01', 'q=%20%20', ''])('“%s” keeps nothing away', (address) => {
  expect(isNarrowed(read(address))).toBe(false)
  expect(threadFilter(read(address))).toBeNull()
})

test('both days are included, from the first moment of the one to the last of the other', () => {
  const filter = threadFilter({ ...everything, from: '2026-03-31', to: '2026-03-31' })
  expect(filter).toEqual({ from: new Date(2026, 2, 31).toISOString(), to: new Date(2026, 3, 1).toISOString() })
})

test('talks of a person’s twin with others are among those with it', () => {
  expect(threadFilter({ ...everything, kind: 'self twin' })).toEqual({ types: ['SELF_TWIN_CHAT', 'TWIN_TO_TWIN'] })
})
