import { expect, test } from 'vitest'
import { findNextRun, type Schedule, toLocal } from './recurrence.ts'

const schedule = (changes: Partial<Schedule>): Schedule => ({
  recurrence: 'daily',
  interval: 1,
  date: null,
  time: '09:00',
  days: [],
  week: null,
  timezone: 'Europe/Berlin',
  ...changes,
})
const next = (changes: Partial<Schedule>, after: string) => findNextRun(schedule(changes), new Date(after))?.toISOString() ?? null

test.each<[string, Partial<Schedule>, string, string | null]>([
  ['once', { recurrence: 'once', date: '2026-03-03' }, '2026-03-01T00:00:00Z', '2026-03-03T08:00:00.000Z'],
  ['once in the past', { recurrence: 'once', date: '2026-03-03' }, '2026-03-03T08:00:00Z', null],
  ['daily, later today', {}, '2026-03-03T07:59:00Z', '2026-03-03T08:00:00.000Z'],
  ['daily, tomorrow', {}, '2026-03-03T08:00:00Z', '2026-03-04T08:00:00.000Z'],
  ['after a weekend', { recurrence: 'weekdays' }, '2026-03-06T09:00:00Z', '2026-03-09T08:00:00.000Z'],
  ['weekly on two days', { recurrence: 'weekly', days: [1, 7] }, '2026-03-03T09:00:00Z', '2026-03-08T08:00:00.000Z'],
  ['weekly, next week', { recurrence: 'weekly', days: [2] }, '2026-03-03T09:00:00Z', '2026-03-10T08:00:00.000Z'],
  ['monthly', { recurrence: 'monthly', days: [3] }, '2026-03-03T09:00:00Z', '2026-04-03T07:00:00.000Z'],
  ['on the last day of a short month', { recurrence: 'monthly', days: [31] }, '2026-02-01T00:00:00Z', '2026-02-28T08:00:00.000Z'],
  ['on 29 February', { recurrence: 'monthly', days: [30] }, '2028-02-01T00:00:00Z', '2028-02-29T08:00:00.000Z'],
  ['on the first Monday', { recurrence: 'monthly', days: [1], week: 1 }, '2026-03-03T09:00:00Z', '2026-04-06T07:00:00.000Z'],
  ['on the fourth Sunday', { recurrence: 'monthly', days: [7], week: 4 }, '2026-03-03T09:00:00Z', '2026-03-22T08:00:00.000Z'],
  ['on the last Saturday, the fourth', { recurrence: 'monthly', days: [6], week: 5 }, '2026-02-03T09:00:00Z', '2026-02-28T08:00:00.000Z'],
  ['on the last Tuesday, the fifth', { recurrence: 'monthly', days: [2], week: 5 }, '2026-03-03T09:00:00Z', '2026-03-31T07:00:00.000Z'],
  [
    'every other month on the first Sunday',
    { recurrence: 'monthly', interval: 2, date: '2026-03-01', days: [7], week: 1 },
    '2026-03-01T12:00:00Z',
    '2026-05-03T07:00:00.000Z',
  ],
  ['every other day', { interval: 2, date: '2026-03-01' }, '2026-03-01T08:00:00Z', '2026-03-03T08:00:00.000Z'],
  ['before the first day', { interval: 2, date: '2026-05-01' }, '2026-03-01T08:00:00Z', '2026-05-01T07:00:00.000Z'],
  [
    'every other week on two days',
    { recurrence: 'weekly', interval: 2, date: '2026-03-05', days: [1, 4] },
    '2026-03-05T09:00:00Z',
    '2026-03-16T08:00:00.000Z',
  ],
  [
    'every three months, across a year',
    { recurrence: 'monthly', interval: 3, date: '2026-11-30', days: [31] },
    '2026-11-30T12:00:00Z',
    '2027-02-28T08:00:00.000Z',
  ],
  [
    'every 99 months',
    { recurrence: 'monthly', interval: 99, date: '2026-03-03', days: [3] },
    '2026-03-03T09:00:00Z',
    '2034-06-03T07:00:00.000Z',
  ],
  ['where the day is different', { timezone: 'Pacific/Auckland' }, '2026-06-30T22:00:00Z', '2026-07-01T21:00:00.000Z'],
])('finds the next run: %s', (_name, changes, after, expected) => {
  expect(next(changes, after)).toBe(expected)
})

test('keeps the time of day when clocks change', () => {
  expect(next({}, '2026-03-28T08:00:00Z')).toBe('2026-03-29T07:00:00.000Z')
  expect(next({}, '2026-10-24T07:00:00Z')).toBe('2026-10-25T08:00:00.000Z')
})

test('moves a skipped time forward by an hour, on that day only', () => {
  const atNight = { time: '02:30' }
  expect(next(atNight, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
  expect(toLocal(new Date('2026-03-29T01:30:00Z'), 'Europe/Berlin')).toEqual({ date: '2026-03-29', time: '03:30' })
  expect(next(atNight, '2026-03-29T01:30:00Z')).toBe('2026-03-30T00:30:00.000Z')
})

test('runs once at a repeated time', () => {
  const atNight = { time: '02:30' }
  expect(next(atNight, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
  expect(next(atNight, '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z')
})
