import type { Row } from './pageRows.ts'

/** In font sizes. */
const alike = 4
/** In lines: between a heading and its list. */
const nearest = 0.8
const farthest = 4
/** Placing takes quadratic time. */
const mostRows = 500

/** Moves late rows into the gaps they fill: web browsers draw positioned elements, such as lists, after all other text. */
export function placeLateRows(rows: readonly Row[]): readonly Row[] {
  if (rows.length > mostRows) return rows
  const placed: Row[] = []
  let before: { row: Row; isMoved: boolean } | undefined
  for (const row of rows) {
    const isLate = before !== undefined && (before.isMoved || row.y > before.row.y + before.row.size)
    const at = isLate && row.boxes.length > 0 ? findGap(placed, row) : -1
    placed.splice(at < 0 ? placed.length : at, 0, row)
    before = { row, isMoved: at >= 0 }
  }
  return placed
}

function findGap(rows: readonly Row[], row: Row): number {
  return rows.findIndex((next, index) => {
    const above = rows[index - 1]
    if (!above || !isBelow(row, above)) return false
    return next.y > above.y ? above.y - row.y < farthest * row.size : isBelow(next, row)
  })
}

/** In the same column. */
function isBelow(row: Row, above: Row): boolean {
  const [left = NaN, other = NaN] = [row.boxes[0]?.left, above.boxes[0]?.left]
  return Math.abs(left - other) < alike * row.size && above.y - row.y > nearest * row.size
}
