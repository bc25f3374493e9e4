import { toCells } from './cells.ts'
import { findColumnOrder } from './columnOrder.ts'
import { placeLateRows } from './lateRows.ts'
import { type Column, type Row, groupRows, type TextItem } from './pageRows.ts'

/** In font sizes: LaTeX’s \columnsep is about 1, most spaces are narrower. */
const narrowestGutter = 0.7
/** A gutter across this many rows is no coincidence. */
const keptByRows = 3
/** More where other columns stay separate: wide spaces may align by chance. */
const keptByManyRows = 6
/** In lines; an image ends the columns. */
const largestGap = 4
/** Text even further up is in the next column, not the next cell. */
const highestCell = 9
/** More columns are a table without multi-line cells. */
const mostColumns = 12

/** Separates columns that the file stores line by line, in linear time. */
export function sortForReading(items: readonly TextItem[]): readonly TextItem[] {
  const rows = placeLateRows(groupRows(items))
  const isRightToLeft = isMostlyRightToLeft(items)
  const read: (readonly TextItem[])[] = []
  let done = 0
  let tried = 0
  let tableRow = 0
  for (let at = 0; at < rows.length;) {
    const { columns, end } = blockFrom(rows, at)
    if (columns.length > 1) {
      const start = findFirstBeside(rows, columns, { from: tried, to: at })
      const groups = findColumnOrder(toCells(rows.slice(start, end), columns, isRightToLeft), columns)
      if (groups) {
        for (const row of rows.slice(done, start)) read.push(row.items)
        for (const { lines, isTableRow } of groups) {
          if (isTableRow) tableRow++
          for (const line of lines) read.push(toLine(line, isTableRow ? tableRow : undefined))
        }
        done = end
      }
      tried = end
    }
    at = end
  }
  for (const row of rows.slice(done)) read.push(row.items)
  return read.flat()
}

/** Fewer than two columns if text crosses the gutter. */
function blockFrom(rows: readonly Row[], at: number): { columns: Column[]; end: number } {
  let columns: Column[] = []
  let lowest = Infinity
  let end = at
  for (; end < rows.length; end++) {
    const row = rows[end]
    const before = rows[end - 1]
    if (!row || row.boxes.length === 0) break
    if (before && end > at && !follows(before, row, lowest)) break
    lowest = Math.min(lowest, row.y)
    const widened = withRow(columns, row)
    if (!widened) break
    if ((widened.length < 2 && end > at) || widened.length > mostColumns) return { columns: [], end: Math.max(end, at + 1) }
    columns = widened
  }
  return { columns, end: Math.max(end, at + 1) }
}

function findFirstBeside(rows: readonly Row[], columns: readonly Column[], { from, to }: { from: number; to: number }): number {
  let first = to
  for (; first > from; first--) {
    const row = rows[first - 1]
    const next = rows[first]
    if (!row || !next || row.boxes.length === 0 || row.y <= next.y || !follows(row, next, row.y)) break
    if (withRow(columns, row)?.length !== columns.length) break
  }
  return first
}

function follows(before: Row, row: Row, lowest: number): boolean {
  const last = before.boxes.at(-1)
  const [first] = row.boxes
  const size = Math.max(before.size, row.size)
  const isBeside = last && first && (first.left >= last.right || first.right <= last.left)
  return lowest - row.y < largestGap * size && (row.y <= before.y || (isBeside === true && row.y - before.y < highestCell * size))
}

function withRow(columns: readonly Column[], row: Row): Column[] | null {
  const gutter = narrowestGutter * row.size
  let widened: Column[] = [...columns]
  const filled = new Set<Column>()
  for (const box of row.boxes) {
    const touched = widened.filter(({ left, right }) => box.left < right + gutter && box.right > left - gutter)
    const others = widened.filter((column) => !touched.includes(column))
    const column = {
      left: Math.min(box.left, ...touched.map(({ left }) => left)),
      right: Math.max(box.right, ...touched.map(({ right }) => right)),
      rows: Math.max(0, ...touched.map(({ rows }) => rows)),
    }
    const kept = others.length > 0 ? keptByManyRows : keptByRows
    if (touched.length > 1 && touched.every(({ rows }) => rows >= kept)) return null
    for (const one of touched) filled.delete(one)
    filled.add(column)
    widened = [...others, column]
    if (widened.length > mostColumns) break
  }
  for (const column of filled) column.rows++
  return widened.toSorted((one, other) => one.left - other.left)
}

function toLine(items: readonly TextItem[], row: number | undefined): TextItem[] {
  return items.map((item, index) => ({ ...item, hasEOL: index === items.length - 1, row }))
}

function isMostlyRightToLeft(items: readonly TextItem[]): boolean {
  let balance = 0
  for (const { str, dir } of items) balance += dir === 'rtl' ? str.length : -str.length
  return balance > 0
}
