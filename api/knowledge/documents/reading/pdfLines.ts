/** Measured from the bottom left corner of the page. */
export interface Line {
  text: string
  size: number
  x: number
  y: number
  /** Whether a bullet precedes `x`. */
  isBulleted?: boolean
  /** The right end of the text, in PDF units. */
  end?: number
  /** The right edge of the column; undefined for right-to-left text. */
  edge?: number
  /** Whether many lines nearby end at about the same place. */
  isAligned?: boolean
  row?: number
}

export interface TextStyle {
  size: number
  /** In font sizes. */
  leading: number
  headings: number[]
  /** Otherwise hyphens at line ends belong to the word. */
  isHyphenated: boolean
}

/** Relative to body text. */
const headingScale = 1.14
const longestHeading = 150
const mostHeadingSizes = 6
/** Compound words alone cause about half this share. */
const dividedLines = 0.015
/** In characters: headings, captions and cells may be shorter than prose. */
const shortestProse = 25
const minColumnLines = 10
/** In points. */
const startTolerance = 6
/** In font sizes. */
const mostIndent = 4
const nearLines = 12
const pageLines = 200
/** Lines of prose have more words. */
const fewestWords = 5
const narrowestColumnChars = 20
const fewestEntries = 3
const mostEntryWords = 3
/** In font sizes: between a bullet and its text. */
const widestBullet = 3
/** A line beside a picture may be short without ending a paragraph. */
const mostlyEmpty = 0.4

/** On pages with several columns, only lines nearby have the same edge. */
export function findEdges(lines: readonly Line[]): void {
  const isOneColumn = lines.every(({ y, size }, index) => y <= (lines[index - 1]?.y ?? y) + size)
  const farthest = isOneColumn ? pageLines : nearLines
  const many = isOneColumn ? nearLines / 2 : nearLines / 4
  for (const [index, line] of lines.entries()) {
    if (line.end === undefined) continue
    const { end, size } = line
    const [above, below] = [findColumn(lines, index, -farthest), findColumn(lines, index, farthest)]
    line.edge = Math.max(end, ...above, ...below)
    const near = [...above.slice(0, nearLines / 2), ...below.slice(0, nearLines / 2)]
    line.isAligned = near.filter((other) => Math.abs(other - end) < 3 * size).length > many
  }
}

function findColumn(lines: readonly Line[], index: number, farthest: number): number[] {
  const ends: number[] = []
  const step = Math.sign(farthest)
  const line = lines[index]
  if (!line) return ends
  for (let at = index + step; Math.abs(at - index) <= Math.abs(farthest); at += step) {
    const other = lines[at]
    const isNewColumn = !other || (other.y - (lines[at - step]?.y ?? 0)) * step > 0
    if (isNewColumn) break
    const startsHere = other.x <= line.x + startTolerance && other.x >= line.x - mostIndent * line.size
    if (startsHere && getSize(other) === getSize(line)) ends.push(other.end ?? 0)
  }
  return ends
}

export function detectTextStyle(pages: readonly Line[][]): TextStyle {
  const lengths = new Map<number, number>()
  const leadings = new Map<number, number>()
  let lineCount = 0
  let divided = 0
  for (const lines of pages) {
    let before: Line | null = null
    for (const line of lines) {
      count(lengths, getSize(line), line.text.length)
      const leading = before && getSize(before) === getSize(line) ? (before.y - line.y) / (line.size || 1) : 0
      lineCount++
      if (before && isDivided(before.text, line.text)) divided++
      if (leading > 0.8 && leading < 3) count(leadings, Math.round(leading * 10) / 10, 1)
      before = line
    }
  }
  const size = findMostCommon(lengths) ?? 0
  const larger = [...lengths.keys()].filter((other) => other >= size * headingScale)
  const headings = larger.toSorted((one, other) => other - one).slice(0, mostHeadingSizes)
  return { size, leading: findMostCommon(leadings) ?? 1.2, headings, isHyphenated: divided > dividedLines * lineCount }
}

export function joinParagraphs(lines: readonly Line[], style: TextStyle): string {
  const written: string[] = []
  const entries = findEntries(lines, style)
  let before: (Line & { level: number }) | null = null
  for (const line of lines) {
    const level = getLevel(line, style)
    const isHeading = level > 0
    const continuesLine: boolean = before !== null && before.level === level && !entries.has(line) && continues(before, line, style)
    if (before && continuesLine) written.push(joinLines(written.pop() ?? '', line.text, style))
    else {
      if (before) written.push(isHeading || before.level > 0 || isSeparate(before, line, style) ? '\n\n' : '\n')
      written.push(isHeading ? `${'#'.repeat(level)} ${line.text}` : line.text)
    }
    before = { ...line, level }
  }
  return written.join('')
}

/** Lines of a list without bullets, such as skills in a narrow column. In a paragraph of this length, a line would begin in lower case. */
function findEntries(lines: readonly Line[], style: TextStyle): ReadonlySet<Line> {
  const entries = new Set<Line>()
  let start = 0
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    if (next && getSize(next) === getSize(line) && next.y < line.y && !isSeparate(line, next, style)) continue
    const block = lines.slice(start, index + 1)
    start = index + 1
    if (block.length < fewestEntries || !block.every(isEntry)) continue
    for (const entry of block) entries.add(entry)
  }
  return entries
}

function isEntry({ text, row }: Line): boolean {
  return row === undefined && /^[\p{Lu}\d]/u.test(text) && !/[-\u00AD\u2010,.;:]$/u.test(text) && text.split(' ').length <= mostEntryWords
}

export function continues(before: Line & { level: number }, line: Line, style: TextStyle): boolean {
  if (before.row !== undefined || line.row !== undefined) return before.row === line.row
  const gap = before.y - line.y
  if (isSeparate(before, line, style) || isListItem(line.text) || (endsWithYear(before) && endsWithYear(line))) return false
  if (gap <= 0) return -gap > minColumnLines * style.leading * line.size && continuesParagraph(before, line)
  // Unless a longer line shows that the next word would have fitted.
  if (before.level > 0) return !(endsEarly(before, line) && (before.edge ?? 0) > (line.end ?? 0))
  if (isListItem(before.text) && isBelowText(before, line)) return true
  if (endsEarly(before, line) || changesCase(before.text, line.text)) return false
  const isSetIn = line.x - before.x > 0.8 * line.size
  return !isSetIn && !(before.text.length < 40 && /[.!?:]$/.test(before.text))
}

/** Lines of a list item begin below its text, which may follow a bullet on the same line. */
function isBelowText({ x, isBulleted }: Line, line: Line): boolean {
  const indent = (line.x - x) / line.size
  return isBulleted ? Math.abs(indent) < 0.2 : indent > 0.2 && indent < widestBullet
}

/** Whether the next word would have fitted, as in addresses. */
function endsEarly(before: Line, line: Line): boolean {
  const { x, end, edge, isAligned, size, text } = before
  if (end === undefined || edge === undefined || line.end === undefined || /[-\u00AD\u2010]$/u.test(text)) return false
  if (Math.abs(x - line.x) > size && (Math.abs(x + end - line.x - line.end) < 4 || x - line.x > mostIndent * size)) return true
  const isLowerCase = /^\p{Ll}/u.test(line.text)
  const letter = (line.end - line.x) / line.text.length
  if (edge - x < narrowestColumnChars * letter) return !isLowerCase && !/[,&]$/.test(text)
  if (isAligned && text.split(' ').length >= fewestWords) return false
  if (isLowerCase && edge - end < mostlyEmpty * (edge - x)) return false
  return edge - end > letter * ((/^\S*/.exec(line.text)?.[0].length ?? 0) + 1) + size
}

function changesCase(before: string, line: string): boolean {
  return isShouted(before) !== isShouted(line) && (isShouted(before) ? before : line).length < 50
}

function isShouted(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && text === text.toUpperCase()
}

export function isSeparate(before: Line, line: Line, { leading }: TextStyle): boolean {
  if (before.row !== undefined && line.row !== undefined) return false
  return before.y - line.y > 1.3 * leading * Math.max(before.size, line.size)
}

/** Years beside the entries of a CV. */
function endsWithYear({ text }: Line): boolean {
  return /\s(?:19|20)\d\d$/.test(text)
}

function isListItem(text: string): boolean {
  return /^(?:[•·▪◦‣–*-]|\d{1,3}[.)]|[a-z][.)])\s/.test(text)
}

export function continuesParagraph(before: Line, line: Line): boolean {
  if (getSize(before) !== getSize(line) || isListItem(line.text) || /[.!?:;…]["”“’»)\]]*$/.test(before.text.slice(-9))) return false
  return isProse(before) && isProse(line)
}

function isProse({ text, row }: Line): boolean {
  return row === undefined && text.length >= shortestProse
}

function isDivided(text: string, next: string): boolean {
  return /\p{L}[-\u2010]$/u.test(text.slice(-4)) && /^\p{Ll}/u.test(next) && !/^(?:and|or|und|oder|bis|sowie)\s/.test(next)
}

export function joinLines(text: string, next: string, { isHyphenated }: Pick<TextStyle, 'isHyphenated'>): string {
  if (text.endsWith('\u00AD')) return text.slice(0, -1) + next
  if (isDivided(text, next)) return (isHyphenated ? text.slice(0, -1) : text) + next
  // Compounds and ranges such as "North-South" and "1914–18", and dashes without spaces.
  const isWhole =
    (/[\p{L}\p{N}][-\u2010]$/u.test(text.slice(-4)) && /^[\p{Lu}\p{N}]/u.test(next)) || (/\d–$/.test(text) && /^\d/.test(next))
  return isWhole || /\S—$/.test(text.slice(-4)) || /^—\S/.test(next) ? text + next : `${text} ${next}`
}

function getLevel(line: Line, { headings }: TextStyle): number {
  if (line.row !== undefined || line.text.length > longestHeading || !/\p{L}/u.test(line.text)) return 0
  return headings.indexOf(getSize(line)) + 1
}

function getSize({ size }: Line): number {
  return Math.round(size * 2) / 2
}

function count(counts: Map<number, number>, key: number, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

function findMostCommon(counts: ReadonlyMap<number, number>): number | undefined {
  let best: [number, number] | undefined
  for (const entry of counts) if (!best || entry[1] > best[1]) best = entry
  return best?.[0]
}
