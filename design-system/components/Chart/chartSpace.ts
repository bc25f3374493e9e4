import { scaleBand, scaleLinear } from 'd3-scale'
import type { ChartPoint } from './Chart.tsx'

/** In pixels: the whole picture, the room for labels under it, and the room over the highest value. */
const blockSize = 240
const foot = 28
const head = 12
const labelWidth = 72

export interface ChartSpace {
  blockSize: number
  inlineSize: number
  isRightToLeft: boolean
  /** Values that a line across the picture marks, from zero up. */
  levels: number[]
  /** Where the lines across end, on the side where reading starts and on the other. */
  edges: [start: number, end: number]
  top: number
  /** Room of one point. */
  band: number
  /** Which points have a label, so that none touches the next. The last one always has. */
  isLabelled: (index: number) => boolean
  x: (index: number) => number
  y: (value: number) => number
  /** The point at so many pixels from the left. */
  indexAt: (left: number) => number
}

/** Lays the points out in a width, from the side where reading starts. */
export function chartSpace(
  points: readonly ChartPoint[],
  inlineSize: number,
  { isStacked, isRightToLeft, write }: { isStacked: boolean; isRightToLeft: boolean; write: (value: number) => string },
): ChartSpace {
  const heights = points.map(({ values }) => (isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)))
  const highest = Math.max(...heights)
  const y = scaleLinear([0, highest > 0 ? highest : 1], [blockSize - foot, head]).nice(4)
  // What is counted has no fractions.
  const isCount = points.every(({ values }) => values.every(Number.isInteger))
  const levels = y.ticks(4).filter((level) => !isCount || Number.isInteger(level))
  // No digit is wider, so the words at the levels always fit.
  const side = 16 + 8 * Math.max(...levels.map((level) => write(level).length))
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
    isLabelled: (index) => (points.length - 1 - index) % every === 0,
    x: (index) => (x(index) ?? 0) + x.bandwidth() / 2,
    y,
    indexAt: (left) => {
      const step = Math.floor((isRightToLeft ? edges[0] - left : left - edges[0]) / x.step())
      return Math.min(Math.max(step, 0), points.length - 1)
    },
  }
}
