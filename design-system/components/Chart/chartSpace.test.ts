import { expect, test } from 'vitest'
import { createChartSpace } from './chartSpace.ts'

const points = [3, 8, 5].map((value, index) => ({ label: `Day ${index}`, values: [value, 1] }))
const write = (value: number) => String(value)

test('points follow the reading direction', () => {
  const ltr = createChartSpace(points, 400, { isStacked: false, isRightToLeft: false, write })
  expect(ltr.x(0)).toBeLessThan(ltr.x(1))
  expect(ltr.x(2)).toBeLessThan(400)
  const rtl = createChartSpace(points, 400, { isStacked: false, isRightToLeft: true, write })
  expect(rtl.x(0)).toBeGreaterThan(rtl.x(1))
  expect(rtl.x(2)).toBeGreaterThan(0)
})

test.each([false, true])('finds the nearest point (right to left: %s)', (isRightToLeft) => {
  const space = createChartSpace(points, 400, { isStacked: true, isRightToLeft, write })
  for (const index of points.keys()) expect(space.indexAt(space.x(index))).toBe(index)
  expect(new Set([space.indexAt(-50), space.indexAt(900)])).toEqual(new Set([0, 2]))
})

test('grid lines range from zero to above the stacked values', () => {
  const space = createChartSpace(points, 400, { isStacked: true, isRightToLeft: false, write })
  expect(space.levels[0]).toBe(0)
  expect(space.levels.at(-1)).toBeGreaterThanOrEqual(9)
  expect(space.y(9)).toBeGreaterThanOrEqual(space.top)
})

test('grid lines stay apart when every value is zero', () => {
  const space = createChartSpace([{ label: 'Day 0', values: [0] }], 400, { isStacked: false, isRightToLeft: false, write })
  expect(space.y(0)).toBeGreaterThan(space.y(1))
})

test('grid lines of counts are whole numbers', () => {
  const getLevels = (value: number) =>
    createChartSpace([{ label: 'Day 0', values: [value] }], 400, { isStacked: false, isRightToLeft: false, write }).levels
  expect(getLevels(1)).toEqual([0, 1])
  expect(getLevels(0.8)).toContain(0.2)
})

test('the last label, which ends at its point, keeps clear of the one before', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ label: `${index}. Nov.`, values: [index] }))
  const space = createChartSpace(many, 328, { isStacked: true, isRightToLeft: false, write })
  const [before, last] = many.flatMap((_, index) => (space.isLabeled(index) ? [space.x(index)] : [])).slice(-2)
  const wide = 56
  expect((last ?? 0) - (before ?? 0)).toBeGreaterThan(1.5 * wide)
})

test('narrow charts skip labels but keep the last one', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ label: `Day ${index}`, values: [index] }))
  const space = createChartSpace(many, 320, { isStacked: false, isRightToLeft: false, write })
  const labeled = many.filter((_, index) => space.isLabeled(index))
  expect(labeled.length).toBeLessThanOrEqual(4)
  expect(labeled.at(-1)?.label).toBe('Day 29')
})
