import { expect, test } from 'vitest'
import { pdfOfPlaced, type PlacedText } from '../../../testing/files/documentFiles.ts'
import { sortForReading } from './columns/pageColumns.ts'
import { readPdf } from './pdf.ts'
import { replaceSymbols } from './pdfBullets.ts'

const readText = async (texts: readonly PlacedText[], drawing: string) =>
  (await readPdf(new Uint8Array(pdfOfPlaced([texts], drawing)))).parts[0]?.text

/** Around the middle of lower-case letters. */
const square = (x: number, y: number) => `${x} ${y + 1.5} 3 3 re f`
const scaledCircle = (x: number, y: number) =>
  `q 0.1 0 0 0.1 ${x} ${y + 1.5} cm 0 15 m 0 23 7 30 15 30 c 23 30 30 23 30 15 c 30 7 23 0 15 0 c 7 0 0 7 0 15 c f Q`

const skills = ['Timber design', 'Surveys of bridges that carry', 'railways', 'Python']
const lines = skills.map((text, index) => ({ text, x: 72, y: 700 - 13 * index }))
const marked = [lines[0], lines[1], lines[3]].map((line) => line?.y ?? 0)

test.each([
  ['squares', square],
  ['circles in a scaled space', scaledCircle],
])('a list whose bullets are %s keeps its items', async (_, draw) => {
  const list = await readText(lines, marked.map((y) => draw(60, y)).join('\n'))
  expect(list).toBe('• Timber design\n• Surveys of bridges that carry railways\n• Python')
})

test('lines, boxes around text and single shapes are no bullets', async () => {
  const drawing = ['60 695 m 300 695 l S', '68 680 120 40 re S', square(60, 700), square(400, 687), '60 674 9 9 re f'].join('\n')
  expect(await readText(lines, drawing)).not.toContain('•')
})

const toItems = (texts: readonly [str: string, fontName: string, x: number, y: number][]) =>
  texts.map(([str, fontName, x, y]) => ({
    str,
    fontName,
    dir: 'ltr',
    transform: [10, 0, 0, 10, x, y],
    width: 5 * str.length,
    hasEOL: fontName === 'text',
  }))

test.each(['n', '\uF0B7', '§'])('a font used only for “%s” before items has bullets', (symbol) => {
  const items = toItems([
    [symbol, 'symbols', 60, 700],
    ['Bell ringing', 'text', 72, 700],
    [symbol, 'symbols', 60, 687],
    ['Linocut', 'text', 72, 687],
  ])
  expect(replaceSymbols(items).map(({ str }) => str)).toEqual(['• ', 'Bell ringing', '• ', 'Linocut'])
})

test('letters within text are no bullets', () => {
  const items = toItems([
    ['n', 'italic', 60, 700],
    ['counts the sheep', 'text', 72, 700],
    ['n', 'italic', 60, 687],
    ['and', 'text', 72, 687],
    ['m', 'italic', 100, 687],
  ])
  expect(replaceSymbols(items)).toEqual(items)
})

test('lists drawn after all other text return below their headings', () => {
  const column = ['Skills', 'Hobbies', 'Timber', 'Surveys', 'Chess'].map((text, index) => {
    return [text, 'text', index < 2 ? 50 : 62, [700, 640, 685, 672, 625][index] ?? 0] as [string, string, number, number]
  })
  expect(sortForReading(toItems(column)).map(({ str }) => str)).toEqual(['Skills', 'Timber', 'Surveys', 'Hobbies', 'Chess'])
})
