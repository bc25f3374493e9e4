/** Lengths are in PDF points from the bottom left corner of the page. */
export interface TextItem {
  str: string
  dir: string
  /** Four numbers for scale and rotation, two for the position. */
  transform: readonly number[]
  width: number
  hasEOL: boolean
  fontName?: string
  /** Unique on the page. */
  row?: number
}

export interface Box {
  items: TextItem[]
  left: number
  right: number
}

export interface Row {
  items: TextItem[]
  /** Empty for vertical and slanted text. */
  boxes: Box[]
  y: number
  size: number
}

export interface Column {
  left: number
  right: number
  rows: number
}

/** In font sizes, more than the shift of superscripts. */
const sameBaseline = 0.5

export function groupRows(items: readonly TextItem[]): Row[] {
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
