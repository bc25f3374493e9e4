import type { Column, Row, TextItem } from './pageRows.ts'

export interface Cell {
  /** Counted from the start side of the text. */
  column: number
  items: TextItem[]
  text: string
  left: number
  right: number
  y: number
  size: number
  space: number
}

export interface Level {
  cells: Cell[]
  y: number
  above: number
}

export interface Group {
  lines: TextItem[][]
  isTableRow: boolean
}

/** Minimums for prose; `letters` is the median per line, `full` a share of the column width. */
const prose = { lines: 4, letters: 14, reach: 0.7, full: 0.5, goOn: 0.25 }

export function toCells(rows: readonly Row[], columns: readonly Column[], isRightToLeft: boolean): Cell[] {
  const cells: Cell[] = []
  for (const { boxes, y, size } of rows) {
    const inRow: (Cell | undefined)[] = []
    for (const { items, left, right } of boxes) {
      const middle = (left + right) / 2
      const index = Math.max(
        0,
        columns.findLastIndex((column) => column.left <= middle),
      )
      const text = items.map(({ str }) => str).join('')
      const cell = inRow[index]
      if (cell) {
        for (const item of items) cell.items.push(item)
        cell.text += text
        cell.space = Math.max(cell.space, left - cell.right)
        cell.left = Math.min(cell.left, left)
        cell.right = Math.max(cell.right, right)
      } else {
        const column = isRightToLeft ? columns.length - 1 - index : index
        cells.push((inRow[index] = { column, items: [...items], text, left, right, y, size, space: 0 }))
      }
    }
  }
  return cells
}

export function isProse(lines: readonly Cell[]): boolean {
  if (lines.length < prose.lines) return false
  const { left, right } = getEdges(lines)
  const long = lines.filter((line) => line.right - line.left > prose.reach * (right - left) && line.text.length > prose.letters)
  return long.length > prose.full * lines.length && shareStartingMidSentence(lines) >= prose.goOn
}

/** 1 for scripts without letter case. */
export function shareStartingMidSentence(lines: readonly Cell[]): number {
  const isCased = lines.some(({ text }) => text.toLowerCase() !== text.toUpperCase())
  return isCased ? lines.filter(startsMidSentence).length / lines.length : 1
}

export function startsMidSentence({ text }: Cell): boolean {
  const first = text.trimStart().charAt(0)
  return first !== first.toUpperCase()
}

export function getEdges(lines: readonly Cell[]): { left: number; right: number } {
  let left = Infinity
  let right = -Infinity
  for (const line of lines) {
    left = Math.min(left, line.left)
    right = Math.max(right, line.right)
  }
  return { left, right }
}

export function isLong(cells: readonly Cell[]): boolean {
  let letters = 0
  for (const { text } of cells) letters += text.length
  return letters > prose.letters * cells.length
}
