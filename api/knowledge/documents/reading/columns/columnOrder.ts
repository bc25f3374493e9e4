import { type Cell, getEdges, type Group, isProse, type Level } from './cells.ts'
import type { Column, TextItem } from './pageRows.ts'
import { groupTableRows } from './tableRows.ts'

/** In lines: separates table rows or unrelated paragraphs. */
const gap = 1.3
/** In lines: the height of an image, heading or footer. */
const wideGap = 2.3
/** Relative to the most common font size. */
const otherSize = 0.05
/** In font sizes. */
const closestLines = 0.8
/** In font sizes. */
const usualPitch = 1.2
/** In font sizes: between a list marker and its text. */
const closeBefore = 2.5

export function findColumnOrder(cells: readonly Cell[], columns: readonly Column[]): Group[] | null {
  const layout = measureLayout(cells, columns)
  if (layout.byColumn.filter(isProse).length < 2) return groupTableRows(layout.byColumn, layout.levels, layout.closest)
  // Text above its predecessor is already ordered by column.
  const isByColumn = cells.some(({ y }, index) => y - (cells[index - 1]?.y ?? Infinity) > gap * layout.pitch)
  return isByColumn ? null : orderByColumn(layout)
}

interface Layout {
  byColumn: Cell[][]
  levels: Level[]
  pitch: number
  /** In tables, rows are further apart than lines of text. */
  closest: number
  size: number
}

function measureLayout(cells: readonly Cell[], columns: readonly Column[]): Layout {
  const byColumn: Cell[][] = columns.map(() => [])
  for (const cell of cells) byColumn[cell.column]?.push(cell)
  const sizes = cells.map((cell) => cell.size)
  const size = quantile(sizes, 0.5)
  const steps = byColumn.flatMap((lines) => lines.map(({ y }, index) => (lines[index - 1]?.y ?? y) - y))
  const down = steps.filter((step) => step > closestLines * size)
  const pitch = quantile(down, 0.25) || usualPitch * size
  const levels: Level[] = []
  for (const cell of cells.toSorted((one, other) => other.y - one.y)) {
    const level = levels.at(-1)
    if (level && level.y - cell.y < cell.size / 2) level.cells.push(cell)
    else levels.push({ cells: [cell], y: cell.y, above: (level?.y ?? Infinity) - cell.y })
  }
  return { byColumn, levels, pitch, closest: quantile(down, 0) || pitch, size }
}

/** Bands are separated by full-width elements or gaps of the size of an image. */
function orderByColumn(layout: Layout): Group[] {
  const { byColumn, levels, pitch, size } = layout
  const limit = areParagraphsAligned(layout) ? gap : wideGap
  const column = byColumn.map((lines, index) => (isBeforeText(lines, byColumn[index + 1], size) ? index + 1 : index))
  const groups: Group[] = []
  let band: TextItem[][][] = byColumn.map(() => [])
  const close = () => {
    for (const lines of band) if (lines.length > 0) groups.push({ lines, isTableRow: false })
    band = byColumn.map(() => [])
  }
  let wasAlone = false
  for (const [index, { cells, above }] of levels.entries()) {
    const isOther = cells.every((cell) => Math.abs(cell.size / size - 1) > otherSize)
    const isAlone = isOther && above > gap * pitch && (levels[index + 1]?.above ?? Infinity) > 0.9 * pitch
    if (isAlone || wasAlone || above > limit * pitch) close()
    wasAlone = isAlone
    const lines = new Map<number, TextItem[]>()
    for (const cell of cells) {
      const at = column[cell.column] ?? cell.column
      const line = lines.get(at)
      if (line) for (const item of cell.items) line.push(item)
      else {
        lines.set(at, [...cell.items])
        band[at]?.push(lines.get(at) ?? [])
      }
    }
  }
  close()
  return groups
}

function areParagraphsAligned({ byColumn, levels, pitch }: Layout): boolean {
  const gapsAbove = new Map<Cell, number>()
  let gaps = -1
  for (const { cells, above } of levels) {
    if (above > gap * pitch) gaps++
    for (const cell of cells) gapsAbove.set(cell, gaps)
  }
  let own = 0
  let shared = 0
  for (const lines of byColumn) {
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1]
      if (!before || before.y - line.y <= gap * pitch) continue
      own++
      if (gapsAbove.get(before) !== gapsAbove.get(line)) shared++
    }
  }
  return gaps > 1 && shared > 0.75 * own
}

function isBeforeText(lines: readonly Cell[], next: readonly Cell[] | undefined, size: number): boolean {
  if (!next || isProse(lines)) return false
  const { left, right } = getEdges(lines)
  const text = getEdges(next)
  const between = text.left > left ? text.left - right : left - text.right
  return between < closeBefore * size && right - left < (text.right - text.left) / 4
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0
}
