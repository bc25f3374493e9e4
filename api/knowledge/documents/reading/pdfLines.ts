/** A line as it is printed, from the bottom left corner of its page. */
export interface Line {
  text: string
  /** Of its letters. */
  size: number
  x: number
  y: number
}

/** How most of a document is set. */
export interface TextStyle {
  size: number
  /** From one line of a paragraph to the next, in sizes of its letters. */
  leading: number
  /** The sizes of headings, the largest first. */
  headings: number[]
}

/** Larger than the text by so much is a heading, if it is no longer than this. */
const headingScale = 1.14
const longestHeading = 150
const mostHeadingSizes = 6

export function textStyleOf(pages: readonly Line[][]): TextStyle {
  const lengths = new Map<number, number>()
  const leadings = new Map<number, number>()
  for (const lines of pages) {
    let before: Line | null = null
    for (const line of lines) {
      count(lengths, sizeOf(line), line.text.length)
      const leading = before && sizeOf(before) === sizeOf(line) ? (before.y - line.y) / (line.size || 1) : 0
      if (leading > 0.8 && leading < 3) count(leadings, Math.round(leading * 10) / 10, 1)
      before = line
    }
  }
  const size = commonest(lengths) ?? 0
  const larger = [...lengths.keys()].filter((other) => other >= size * headingScale)
  const headings = larger.toSorted((one, other) => other - one).slice(0, mostHeadingSizes)
  return { size, leading: commonest(leadings) ?? 1.2, headings }
}

/** Lines of one paragraph become one line; headings begin with number signs. */
export function paragraphsOf(lines: readonly Line[], style: TextStyle): string {
  const written: string[] = []
  let before: (Line & { level: number }) | null = null
  for (const line of lines) {
    const level = levelOf(line, style)
    const isHeading = level > 0
    const goesOn: boolean = before !== null && before.level === level && continues(before, line, style)
    if (before && goesOn) written.push(joined(written.pop() ?? '', line.text))
    else {
      // Lines of a list or an address stay lines; what stands apart is a paragraph.
      if (before) written.push(isHeading || before.level > 0 || isApart(before, line, style) ? '\n\n' : '\n')
      written.push(isHeading ? `${'#'.repeat(level)} ${line.text}` : line.text)
    }
    before = { ...line, level }
  }
  return written.join('')
}

function continues(before: Line & { level: number }, line: Line, style: TextStyle): boolean {
  const gap = before.y - line.y
  if (gap <= 0 || isApart(before, line, style) || isListItem(line.text)) return false
  if (before.level > 0) return true
  // A first line that is set in, or a line that ends early, ends a paragraph.
  const isSetIn = line.x - before.x > 0.8 * line.size
  return !isSetIn && !(before.text.length < 40 && /[.!?:]$/.test(before.text))
}

function isApart(before: Line, line: Line, { leading }: TextStyle): boolean {
  return before.y - line.y > 1.3 * leading * Math.max(before.size, line.size)
}

function isListItem(text: string): boolean {
  return /^(?:[•·▪◦‣–*-]|\d{1,3}[.)]|[a-z][.)])\s/.test(text)
}

/** A hyphen at the end of a line goes, where the word goes on in small letters. */
function joined(text: string, next: string): string {
  if (/\p{L}-$/u.test(text.slice(-4)) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next
  return `${text} ${next}`
}

function levelOf(line: Line, { headings }: TextStyle): number {
  if (line.text.length > longestHeading || !/\p{L}/u.test(line.text)) return 0
  return headings.indexOf(sizeOf(line)) + 1
}

function sizeOf({ size }: Line): number {
  return Math.round(size * 2) / 2
}

function count(counts: Map<number, number>, key: number, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

function commonest(counts: ReadonlyMap<number, number>): number | undefined {
  let best: [number, number] | undefined
  for (const entry of counts) if (!best || entry[1] > best[1]) best = entry
  return best?.[0]
}
