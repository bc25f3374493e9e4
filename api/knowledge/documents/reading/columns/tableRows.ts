import { type Cell, edges, type Group, isGoingOn, isLong, type Level, shareGoingOn } from './cells.ts'

/** In lines, between the rows of a table where their cells have several. */
const rowGap = 1.1
/** A table has so many rows, most of which have more than one cell, and few of which begin within a sentence. */
const table = { rows: 3, beside: 0.6, goOn: 0.5, justified: 0.25 }
/** In sizes of letters, and for rounding. */
const sameEdge = 0.1

/**
 * Each row of a table with all that its cells say; null where nothing shows that it is one: where hardly anything stands beside something
 * else, or lines go on in the next, as those of numbered lines do.
 * @param closest from one line of a cell to the next, in points
 */
export function tableRows(byColumn: readonly Cell[][], levels: readonly Level[], closest: number): Group[] | null {
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
  if (firsts.some((cells) => isLong(cells) && shareGoingOn(cells) >= table.goOn)) return null
  return whole.map((cells) => ({
    lines: cells.toSorted((one, other) => one.column - other.column).map(({ items }) => items),
    isTableRow: true,
  }))
}

/** In a table without gaps between its rows: the further lines of a cell stand beside nothing, or go on in small letters. */
function beginsRow({ cells }: Level): boolean {
  return cells.some(({ column }) => column === 0) || (cells.length > 1 && !cells.some(isGoingOn))
}

/** Of words that are drawn apart: the spaces within what looks like cells are as wide as those between. */
function isJustified({ cells }: Level): boolean {
  const fromLeft = cells.toSorted((one, other) => one.left - other.left)
  return fromLeft.some(
    (cell, index) => Math.max(cell.space, fromLeft[index + 1]?.space ?? 0) > ((fromLeft[index + 1]?.left ?? Infinity) - cell.right) / 2,
  )
}

/** Of words that are drawn apart, too: they end on one line, but for numbers, and do not begin on one. */
function isPushedRight(lines: readonly Cell[]): boolean {
  const { left, right } = edges(lines)
  const words = lines.filter(({ text }) => !/\d/.test(text))
  const atEnd = words.filter((line) => right - line.right < sameEdge * line.size)
  const atStart = words.filter((line) => line.left - left < sameEdge * line.size)
  return atEnd.length > lines.length / 2 && atStart.length < lines.length / 2
}

function isRowItself({ cells }: Level): boolean {
  return cells.length > 1 && !cells.some(isGoingOn)
}
