import { expect, test } from 'vitest'
import { QuotedSources, Sources } from './sources.ts'

const note = { kind: 'item', sourceId: 'i1', title: 'Wifi', text: 'Blue42.' } as const
const memory = { kind: 'memory', sourceId: 'm1', title: 'Memory', text: 'I climb.' } as const

test('an answer keeps its cited sources, even if a citation mark is split', () => {
  const sources = new QuotedSources([{ ...memory, number: 3 }])
  expect(sources.getNumber(note)).toBe(4)
  expect(sources.getNumber(memory)).toBe(3)
  expect(sources.takeNew()).toEqual([])
  expect(sources.takeNew('The password [')).toEqual([])
  expect(sources.takeNew('4] is Blue42, as \\[3] says.')).toEqual([{ ...note, number: 4 }])
  expect(sources.takeNew(' [4], and you climb [3] [9].')).toEqual([{ ...memory, number: 3 }])
})

test('keeps the number of a stored source', () => {
  const sources = new Sources([
    { ...note, ownerId: null, number: 1 },
    { ...note, ownerId: null, number: 1 },
  ])
  expect(sources.getNumber(note)).toBe(1)
  expect(sources.getNumber({ ...note, ownerId: 'bob' })).toBe(2)
  expect(sources.getAll()).toHaveLength(2)
})
