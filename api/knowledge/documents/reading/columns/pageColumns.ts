import { cellsOf } from './cells.ts'
import { orderOf } from './columnOrder.ts'
import { type Column, type Row, rowsOf, type TextItem } from './pageRows.ts'

/**
 * In sizes of letters. Text that is closer together is of one column: the narrowest gutters in use (LaTeX's \columnsep of 10 points) are as
 * wide as the letters are large, and most spaces are narrower than this, also where lines are justified.
 */
const narrowestGutter = 0.7
/** A gutter that so many rows keep is no accident, and what stands across it is no part of the columns, such as a heading, */
const keptByRows = 3
/** unless other columns stay apart: then it may be a few wide spaces one below another. */
const keptByManyRows = 6
/** In sizes of letters. A larger gap between rows, such as of a picture, ends what stands side by side. */
const largestGap = 4
/** In sizes of letters. What follows so much further up stands in the next cell of a table, and further up in the next column. */
const highestCell = 9
/** What has more is a table, and none whose cells have several lines. */
const mostColumns = 12

/**
 * The text of a page in the order in which it is read: columns that the file has line by line across the page come one after another, and
 * what is in one row of a table is marked. All else stays as it is. Takes time in proportion to the items.
 */
export function inReadingOrder(items: readonly TextItem[]): readonly TextItem[] {
  const rows = rowsOf(items)
  const isRightToLeft = isMostlyRightToLeft(items)
  const read: (readonly TextItem[])[] = []
  /** Rows before it are read, and those before `tried` are not side by side with what follows. */
  let done = 0
  let tried = 0
  let tableRow = 0
  for (let at = 0; at < rows.length;) {
    const { columns, end } = blockFrom(rows, at)
    if (columns.length > 1) {
      const start = firstBeside(rows, columns, { from: tried, to: at })
      const groups = orderOf(cellsOf(rows.slice(start, end), columns, isRightToLeft), columns)
      if (groups) {
        for (const row of rows.slice(done, start)) read.push(row.items)
        for (const { lines, isTableRow } of groups) {
          if (isTableRow) tableRow++
          for (const line of lines) read.push(asLine(line, isTableRow ? tableRow : undefined))
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

/** The rows from here on that leave a gutter free, and the columns beside it; fewer than two where something stands across. */
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

/** Rows before a block that keep its columns apart, too. */
function firstBeside(rows: readonly Row[], columns: readonly Column[], { from, to }: { from: number; to: number }): number {
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

/** The columns with one more row in them; null where it stands across those that others keep apart. */
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

/** Ends where the line ends, whatever follows it in the file. */
function asLine(items: readonly TextItem[], row: number | undefined): TextItem[] {
  return items.map((item, index) => ({ ...item, hasEOL: index === items.length - 1, row }))
}

function isMostlyRightToLeft(items: readonly TextItem[]): boolean {
  let balance = 0
  for (const { str, dir } of items) balance += dir === 'rtl' ? str.length : -str.length
  return balance > 0
}
