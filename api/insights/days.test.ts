import { expect, test } from 'vitest'
import { addDays, listDays, isTimeZone, getToday } from './days.ts'

test('accepts only named time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'America/St_Johns'].every(isTimeZone)).toBe(true)
  expect(['+02:00', '', 'Europe/Nowhere', 'Berlin; DROP TABLE', ' UTC'].some(isTimeZone)).toBe(false)
})

test('today depends on the time zone', () => {
  const now = new Date('2026-03-01T23:30:00Z')
  expect([getToday('UTC', now), getToday('Asia/Tokyo', now), getToday('America/New_York', now)]).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-01',
  ])
})

test('counts days across months, years and clock changes', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
  expect(listDays('2026-03-01', '2026-04-01')).toBe(31)
  expect(listDays('2026-03-02', '2026-03-01')).toBe(-1)
})
