import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf'
import { groupRows, type TextItem } from './columns/pageRows.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

export interface Shape {
  left: number
  right: number
  bottom: number
  top: number
}

const bullet = '• '
const fewestBullets = 2
/** More are a chart or a map. */
const mostShapes = 2000
/** In font sizes. */
const shapeSize = { least: 0.1, most: 0.7, reach: 3 }
/** In points. */
const smallest = 1
const largest = 12

/** Marks list items whose bullets are symbols or drawings, so that lists remain lists. */
export async function markListItems(items: readonly TextItem[], page: Page): Promise<TextItem[]> {
  const marked = replaceSymbols(items)
  // Text is readable even if a drawing is broken.
  return addBullets(marked, await findShapes(page).catch(() => []))
}

/** Fonts such as Wingdings and ZapfDingbats return a letter or a private character for each bullet. */
export function replaceSymbols(items: readonly TextItem[]): TextItem[] {
  const begins = new Set(groupRows(items).map(({ boxes }) => boxes[0]?.items[0]))
  const symbols = new Map<string, { text: string; count: number } | null>()
  for (const [index, item] of items.entries()) {
    const text = item.str.trim()
    const font = item.fontName
    if (text === '' || font === undefined) continue
    const known = symbols.get(font)
    const next = items.slice(index + 1, index + 3).find(({ str }) => str.trim() !== '')
    const isBullet = text.length === 1 && begins.has(item) && next?.fontName !== font && (known === undefined || known?.text === text)
    symbols.set(font, isBullet ? { text, count: (known?.count ?? 0) + 1 } : null)
  }
  return items.map((item) => {
    const isBullet = item.str.trim() !== '' && (symbols.get(item.fontName ?? '')?.count ?? 0) >= fewestBullets
    return isBullet ? { ...item, str: bullet } : item
  })
}

/** Shapes are bullets if at least two of the same size precede lines. */
function addBullets(items: readonly TextItem[], shapes: readonly Shape[]): TextItem[] {
  if (shapes.length < fewestBullets || shapes.length > mostShapes) return [...items]
  const found = new Map<string, TextItem[]>()
  const starts = groupRows(items).flatMap(({ boxes, y, size }) => boxes.map(({ items: [item], left }) => ({ item, left, y, size })))
  for (const { left, right, bottom, top } of shapes) {
    const [width, height, middle] = [right - left, top - bottom, (top + bottom) / 2]
    const start = starts
      .filter(({ left: at, y, size }) => {
        const isBeside = at >= right - 0.5 && at - left < shapeSize.reach * size && middle > y - 0.1 * size && middle < y + 0.9 * size
        return isBeside && Math.max(width, height) <= shapeSize.most * size && Math.min(width, height) >= shapeSize.least * size
      })
      .toSorted((one, other) => one.left - other.left)[0]
    const key = [width, height].map((length) => Math.round(2 * length)).join()
    if (start?.item) found.set(key, [...(found.get(key) ?? []), start.item])
  }
  const bulleted = new Set([...found.values()].filter((same) => same.length >= fewestBullets).flat())
  return items.flatMap((item) => (bulleted.has(item) ? [{ ...item, str: bullet, width: 0, hasEOL: false }, item] : [item]))
}

type Matrix = [number, number, number, number, number, number]

/** Small, about as wide as high. */
async function findShapes(page: Page): Promise<Shape[]> {
  const [{ OPS }, { fnArray, argsArray }] = await Promise.all([getResolvedPDFJS(), page.getOperatorList()])
  const shapes: Shape[] = []
  const saved: Matrix[] = []
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as unknown[] | null
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    else if (operator === OPS.transform) matrix = multiplyMatrices(matrix, args as Matrix)
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      if (args?.[0]) matrix = multiplyMatrices(matrix, args[0] as Matrix)
    } else if (operator === OPS.constructPath) {
      const shape = args?.[2] ? transform(matrix, args[2] as ArrayLike<number>) : null
      if (shape && isCompact(shape)) shapes.push(shape)
    }
  }
  return shapes
}

function multiplyMatrices([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function transform([a, b, c, d, e, f]: Matrix, { 0: x1 = 0, 1: y1 = 0, 2: x2 = 0, 3: y2 = 0 }: ArrayLike<number>): Shape {
  const [xs, ys] = [
    [a * x1 + c * y1 + e, a * x2 + c * y2 + e],
    [b * x1 + d * y1 + f, b * x2 + d * y2 + f],
  ]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

function isCompact({ left, right, bottom, top }: Shape): boolean {
  const [width, height] = [right - left, top - bottom]
  return Math.min(width, height) >= smallest && Math.max(width, height) <= largest && width < 2 * height && height < 2 * width
}
