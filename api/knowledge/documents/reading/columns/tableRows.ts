import { type Cell, getEdges, type Group, startsMidSentence, isLong, type Level, shareStartingMidSentence } from './cells.ts'

/** In lines. */
const rowGap = 1.1
/** `beside` and `goOn` are shares of rows: with several cells, and starting within a sentence. */
const table = { rows: 3, beside: 0.6, goOn: 0.5, justified: 0.25 }
/** In font sizes. */
const sameEdge = 0.1

/** @param closest the line distance within a cell, in points */
export function groupTableRows(byColumn: readonly Cell[][], levels: readonly Level[], closest: number): Group[] | null {
  const isGap = ({ above }: Level) => above > rowGap * closest
  const hasGaps = levels.filter(isGap).length > levels.length / 4
  const rows: Level[][] = []
  for (const level of levels) {
    if (rows.length > 0 && !(hasGaps ? isGap(level) : beginsRow(level))) rows.at(-1)?.push(level)
    else rows.push([level])
  }
  const whole = rows.flatMap((row) => (row.every(isRowItself) ? row.map((level) => level.cells) : [row.flatMap(({ cells }) => cells)]))
  const beside = whole.filter((cells) => new Set(cells.map(({ column }) => column)).size > 1)
  if (levels.filter(isJustified).length > table.justified * levels.length || isPushedRight(byColumn.at(-1) ?? [])) return null
  if (whole.length < table.rows || beside.length < table.beside * whole.length) return null
  const firsts = byColumn.map((_, column) => whole.flatMap((cells) => cells.find((cell) => cell.column === column) ?? []))
  if (firsts.some((cells) => isLong(cells) && shareStartingMidSentence(cells) >= table.goOn)) return null
  // Lists need lines of their own.
  const isTableRow = !whole.flat().some(({ text }) => text.startsWith('• '))
  return whole.map((cells) => ({
    lines: cells.toSorted((one, other) => one.column - other.column).map(({ items }) => items),
    isTableRow,
  }))
}

function beginsRow({ cells }: Level): boolean {
  return cells.some(({ column }) => column === 0) || (cells.length > 1 && !cells.some(startsMidSentence))
}

/** Spaces within apparent cells are as wide as those between them. */
function isJustified({ cells }: Level): boolean {
  const fromLeft = cells.toSorted((one, other) => one.left - other.left)
  return fromLeft.some(
    (cell, index) => Math.max(cell.space, fromLeft[index + 1]?.space ?? 0) > ((fromLeft[index + 1]?.left ?? Infinity) - cell.right) / 2,
  )
}

/** Right-aligned text, except numbers, is no table cell. */
function isPushedRight(lines: readonly Cell[]): boolean {
  const { left, right } = getEdges(lines)
  const words = lines.filter(({ text }) => !/\d/.test(text))
  const atEnd = words.filter((line) => right - line.right < sameEdge * line.size)
  const atStart = words.filter((line) => line.left - left < sameEdge * line.size)
  return atEnd.length > lines.length / 2 && atStart.length < lines.length / 2
}

function isRowItself({ cells }: Level): boolean {
  return cells.length > 1 && !cells.some(startsMidSentence)
}
