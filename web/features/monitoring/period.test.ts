import { expect, test } from 'vitest'
import { firstDay, periodOf } from './period.ts'

test('a period ends today, by the calendar of the place', () => {
  const now = new Date('2026-03-01T23:30:00Z')
  expect(firstDay('7', now, 'UTC')).toBe('2026-02-23')
  expect(firstDay('7', now, 'Asia/Tokyo')).toBe('2026-02-24')
  expect(firstDay('30', new Date('2026-03-29T12:00:00Z'), 'Europe/Berlin')).toBe('2026-02-28')
})

test('an address that names no period of ours means a month', () => {
  expect(periodOf(new URLSearchParams('days=90'))).toBe('90')
  expect(periodOf(new URLSearchParams('days=12'))).toBe('30')
  expect(periodOf(new URLSearchParams())).toBe('30')
})
