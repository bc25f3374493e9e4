import { scaleBand, scaleLinear } from 'd3-scale'
import type { ChartPoint } from './Chart.tsx'

/** In pixels. */
const blockSize = 240
const foot = 28
const head = 12
/** One and a half labels, because the last one ends where its point is. */
const labelWidth = 88
/** Charts in a column start at the same edge. */
const leastSide = 56

export interface ChartSpace {
  blockSize: number
  inlineSize: number
  isRightToLeft: boolean
  levels: number[]
  /** In reading direction. */
  edges: [start: number, end: number]
  top: number
  band: number
  /** Labels never overlap, and the last point always has one. */
  isLabeled: (index: number) => boolean
  x: (index: number) => number
  y: (value: number) => number
  indexAt: (left: number) => number
}

export function createChartSpace(
  points: readonly ChartPoint[],
  inlineSize: number,
  { isStacked, isRightToLeft, write }: { isStacked: boolean; isRightToLeft: boolean; write: (value: number) => string },
): ChartSpace {
  const heights = points.map(({ values }) => (isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)))
  const highest = Math.max(...heights)
  const y = scaleLinear([0, highest > 0 ? highest : 1], [blockSize - foot, head]).nice(4)
  // Counts have no fractional grid lines.
  const isCount = points.every(({ values }) => values.every(Number.isInteger))
  const levels = y.ticks(4).filter((level) => !isCount || Number.isInteger(level))
  // 8 px is the width of the widest digit.
  const side = Math.max(leastSide, 16 + 8 * Math.max(...levels.map((level) => write(level).length)))
  const edges: [number, number] = isRightToLeft ? [inlineSize - side, 0] : [side, inlineSize]
  const indexes = points.map((_, index) => index)
  const x = scaleBand(indexes, edges).paddingInner(isStacked ? 0.28 : 0)
  const every = Math.max(1, Math.ceil((points.length * labelWidth) / Math.max(inlineSize - side, 1)))

  return {
    blockSize,
    inlineSize,
    isRightToLeft,
    levels,
    edges,
    top: head,
    band: x.bandwidth(),
    isLabeled: (index) => (points.length - 1 - index) % every === 0,
    x: (index) => (x(index) ?? 0) + x.bandwidth() / 2,
    y,
    indexAt: (left) => {
      const step = Math.floor((isRightToLeft ? edges[0] - left : left - edges[0]) / x.step())
      return Math.min(Math.max(step, 0), points.length - 1)
    },
  }
}
