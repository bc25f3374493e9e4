import { expect, test } from 'vitest'
import { pdfOfPlaced, type PlacedText } from '../../../../testing/files/documentFiles.ts'
import { readPdf } from '../pdf.ts'
import { sortForReading } from './pageColumns.ts'

const harbour =
  'The harbour of Marstrand was dug by prisoners who slept in the fortress above it. They carried the stones down in the morning and came back up with fish at night. Nobody paid them for either, and nobody wrote down what they were called. What is known of them stands in the books of a baker, who sold them bread and noted every loaf. He spelled their names as he heard them, so that one man appears under seven of them.'
const ferry =
  'The ferry has crossed the sound every quarter of an hour since the spring of 1913. It is so short a way that the engine is hardly warm when it is stopped again. Children learn to count the trips before they learn to count the days, and old people tell the time by them. When fog lies on the water the skipper rings a bell, and somebody on the other side answers with another one. In all those years it has missed the quay only once.'
const bakery =
  'The bakery at the corner opens before anything else does on the island. Its oven was built for ship biscuits, and it still takes two hours to become hot. On Sundays there is a queue down to the water, in which more is decided than in the town hall. Whoever comes late gets rye bread, which keeps for a week and is better on the third day than on the first. The recipe hangs on the wall, where everybody can read it and nobody does.'

function toLines(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if ((line.length + word.length + 1) * 5.2 > width) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`.trim()
  }
  return lines
}

interface Columns {
  top?: number
  width?: number
  gutter?: number
}
const leading = 12

function column(text: string, { x, top = 700, width = 230 }: { x: number; top?: number; width?: number }): PlacedText[] {
  return toLines(text, width).map((line, index) => ({ text: line, x, y: top - index * leading }))
}

function columns(texts: readonly string[], { top = 700, width = 230, gutter = 20 }: Columns = {}): PlacedText[] {
  return texts.flatMap((text, index) => column(text, { x: 50 + index * (width + gutter), top, width }))
}

const across = (texts: readonly PlacedText[]) => texts.toSorted((one, other) => other.y - one.y || one.x - other.x)

const linesRead = async (...texts: PlacedText[][]) => (await readPdf(new Uint8Array(pdfOfPlaced([texts.flat()])))).parts[0]?.text
const getBottom = (texts: readonly PlacedText[]) => Math.min(...texts.map(({ y }) => y))

const readText = async (...texts: PlacedText[][]) => (await linesRead(...texts))?.replaceAll(/\s+/g, ' ')

test('reads columns in order, regardless of their order in the file', async () => {
  expect(await readText(columns([harbour, ferry]))).toBe(`${harbour} ${ferry}`)
  expect(await readText(across(columns([harbour, ferry])))).toBe(`${harbour} ${ferry}`)
  const [first = '', second = '', third = ''] = [harbour, ferry, bakery].map((text) => text.slice(0, 200).trim())
  const low = columns([first, second])
  const lower = columns([third, first], { top: getBottom(low) - leading })
  expect(await readText(low, lower)).toBe(`${first} ${second} ${third} ${first}`)
  const three = columns([harbour, ferry, bakery], { width: 160, gutter: 12 })
  expect(await readText(three)).toBe(`${harbour} ${ferry} ${bakery}`)
  expect(await readText(across(three))).toBe(`${harbour} ${ferry} ${bakery}`)
})

test('detects columns with different line heights and lengths', async () => {
  const lower = column(ferry, { x: 300, top: 695 })
  expect(await readText(across([...column(harbour, { x: 50 }), ...lower]))).toBe(`${harbour} ${ferry}`)
  const short = ferry.slice(0, ferry.indexOf('It is'))
  expect(await readText(across(columns([harbour, bakery, short], { width: 160 })))).toBe(`${harbour} ${bakery} ${short.trim()}`)
})

test('joins a sentence across columns', async () => {
  const middle = harbour.indexOf('a baker')
  const [first, second] = [harbour.slice(0, middle), harbour.slice(middle)]
  const long = `${ferry} ${first}`
  expect(await linesRead(across(columns([long, second])))).toContain('in the books of a baker, who sold')
})

test('keeps titles, full-width headings, headers and page numbers in place', async () => {
  const right = column(ferry, { x: 300 }).map((line, index) => ({ ...line, y: line.y - 5 * Math.floor(index / 3) }))
  const above = [...column(harbour, { x: 50 }), ...right]
  const heading = getBottom(above) - 20
  const below = columns([bakery, harbour], { top: heading - 14 })
  const page = [
    { text: 'Yearbook of the islands', x: 50, y: 800, size: 8 },
    { text: 'Marstrand', x: 50, y: 740, size: 24 },
    ...across(above),
    { text: 'What can be bought', x: 50, y: heading, size: 14 },
    ...across(below),
    { text: '12', x: 50, y: getBottom(below) - 30 },
  ]
  expect(await readText(page)).toBe(`Yearbook of the islands # Marstrand ${harbour} ${ferry} ## What can be bought ${bakery} ${harbour} 12`)
  const wide = { text: 'What can be bought on an island that is two kilometres long', x: 50, y: heading, size: 14 }
  expect(await readText(across(above), [wide], across(below))).toBe(`${harbour} ${ferry} # ${wide.text} ${bakery} ${harbour}`)
})

test('reads tables row by row, including multi-line cells', async () => {
  const rows = [
    ['Boat', 'Built', 'What became of her'],
    ['Ida', '1911', 'Sold to a school in Lysekil, which still sails her every summer'],
    ['Old Ann', '1890', 'Burnt'],
    ['Freya', '1934', 'Sank at her mooring in the storm of 1969 and was not raised'],
  ]
  let y = 700
  const cells = rows.flatMap((row) => {
    const top = y
    const placed = row.map((cell, index) => column(cell, { x: [50, 150, 220][index] ?? 0, top, width: 150 }))
    y -= Math.max(...placed.map((lines) => lines.length)) * leading + 6
    return placed.flat()
  })
  const table = rows.map((row) => row.join(' ')).join('\n')
  expect(await linesRead(cells)).toBe(table)
  expect(await linesRead(across(cells))).toBe(table)
  expect(await linesRead(column(harbour, { x: 50, top: 830, width: 480 }), cells, column(ferry, { x: 50, top: y - 20, width: 480 }))).toBe(
    `${harbour}\n\n${table}\n\n${ferry}`,
  )
})

test('keeps parallel paragraphs, such as translations, side by side', async () => {
  let top = 750
  const pairs = [harbour, ferry, bakery].map((text) => {
    const pair = across(columns([text, text.replace('The', 'Now the')], { top }))
    top = getBottom(pair) - 20
    return pair
  })
  const text = (await readText(...pairs)) ?? ''
  const places = ['The harbour', 'Now the harbour', 'The ferry', 'Now the ferry', 'The bakery', 'Now the bakery'].map((words) =>
    text.indexOf(words),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const part of [harbour, ferry, bakery]) expect(text).toContain(part)
})

test('keeps a single column with wide spaces or line numbers', async () => {
  const lines = toLines(harbour, 300)
  const spreadOut = lines.flatMap((line, index) => {
    let x = 50
    return line.split(' ').map((text) => {
      const placed = { text, x, y: 700 - index * leading }
      x += text.length * 5.5 + 8
      return placed
    })
  })
  expect(await linesRead(spreadOut)).toBe(harbour)
  const words = [
    ['Neue', 'Kais', 'entstanden'],
    ['drei', 'Glockentürme', 'und'],
    ['zwei', 'Boote', 'blieben'],
    ['fünf', 'Laternenmasten', 'am'],
    ['Ufer', 'nachts', 'dunkel'],
  ]
  const fewWords = words.flatMap(([first = '', second = '', third = ''], index) => [
    { text: first, x: 50, y: 700 - index * leading },
    { text: second, x: 85, y: 700 - index * leading },
    { text: third, x: 85 + second.length * 5.2 + 11, y: 700 - index * leading },
  ])
  expect(await linesRead(fewWords)).toBe(words.flat().join(' '))
  const numbered = lines.flatMap((text, index) => [
    { text: String(index + 1), x: 30, y: 700 - index * leading },
    { text, x: 50, y: 700 - index * leading },
  ])
  expect(await linesRead(numbered)).toBe(lines.map((line, index) => `${index + 1} ${line}`).join(' '))
})

test('reads right-to-left columns from the right and keeps vertical text in place', () => {
  const item = (str: string, x: number, line: number, dir = 'rtl') => ({
    str,
    dir,
    transform: [10, 0, 0, 10, x, 700 - line * leading],
    width: 230,
    hasEOL: x === 50,
  })
  const right = Array.from({ length: 8 }, (_, line) => item(`ימין ושוב ימין ושוב ימין ${line}`, 300, line))
  const left = Array.from({ length: 8 }, (_, line) => item(`שמאל ושוב שמאל ושוב שמאל ${line}`, 50, line))
  const rows = right.flatMap((one, line) => [one, ...left.slice(line, line + 1)])
  const told = (items: readonly { str: string }[]) => items.map(({ str }) => str)
  expect(told(sortForReading(rows))).toEqual(told([...right, ...left]))
  const upright = { ...item('Upright', 20, 4, 'ltr'), transform: [0, 10, -10, 0, 20, 652] }
  expect(sortForReading([upright, ...rows])[0]?.str).toBe('Upright')
  const slanted = rows.map((one) => ({ ...one, transform: [9, 3, -3, 9, ...one.transform.slice(4)] }))
  expect(sortForReading(slanted)).toEqual(slanted)
})
