/** A piece of text as pdf.js tells of it. Lengths are in PDF points (1/72 inch), from the bottom left corner of the page. */
export interface TextItem {
  str: string
  /** `rtl` where it is read from the right to the left. */
  dir: string
  /** A matrix: its first four numbers are the size of the letters and how they are turned, its last two where the text begins. */
  transform: readonly number[]
  width: number
  /** Whether a line ends here, in the order of the file. */
  hasEOL: boolean
  /** Of a table: the same for all that stands in one row of it, and for nothing else on the page. */
  row?: number
}

/** An item that shows something, with the white space behind it. */
export interface Box {
  items: TextItem[]
  left: number
  right: number
}

/** What follows one another in the file on one baseline. */
export interface Row {
  items: TextItem[]
  /** None where text runs upwards or is slanted: that has no place among columns. */
  boxes: Box[]
  y: number
  /** Of the largest letters. */
  size: number
}

/** One of those that stand side by side. */
export interface Column {
  left: number
  right: number
  /** How many rows stand in it. */
  rows: number
}

/** In sizes of letters: superscripts are moved by less, and lines by more. */
const sameBaseline = 0.5

export function rowsOf(items: readonly TextItem[]): Row[] {
  const rows: Row[] = []
  for (const item of items) {
    const row = rows.at(-1)
    const [a = 0, b = 0, c = 0, size = 0, left = 0, y = 0] = item.transform
    const box: Box = { items: [item], left, right: left + item.width }
    if (item.str.trim() === '') {
      if (row) row.items.push(item)
      else rows.push({ items: [item], boxes: [], y, size: 0 })
      row?.boxes.at(-1)?.items.push(item)
    } else if (b !== 0 || c !== 0 || a <= 0 || size <= 0) {
      rows.push({ items: [item], boxes: [], y, size: 0 })
    } else if (row && row.boxes.length > 0 && Math.abs(row.y - y) <= sameBaseline * Math.max(row.size, size)) {
      row.items.push(item)
      row.boxes.push(box)
      row.size = Math.max(row.size, size)
    } else rows.push({ items: [item], boxes: [box], y, size })
  }
  return rows
}
