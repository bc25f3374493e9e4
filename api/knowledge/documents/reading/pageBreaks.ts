import { findSentenceRanges } from '../../../platform/text/sentences.ts'
import { continues, continuesParagraph, isSeparate, joinLines, type Line, type TextStyle } from './pdfLines.ts'

/** Lines of a header or footer. */
const mostRunning = 2
/** Pages with the same header or footer, ignoring numbers. */
const runningPages = 3
const mostLines = 12

/** Passages never cross pages. */
export function endSentences(pages: readonly Line[][], style: TextStyle): void {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    const edges = new Set([...lines.slice(0, mostRunning), ...lines.slice(-mostRunning)])
    for (const key of new Set([...edges].map(toPlace))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const isRunning = (line: Line) => !/\p{L}/u.test(line.text) || (counts.get(toPlace(line)) ?? 0) >= runningPages
  for (const [index, next] of pages.entries()) {
    const lines = pages[index - 1]
    if (!lines) continue
    const last = lines.findLastIndex((line, at) => lines.length - at > mostRunning || !isRunning(line))
    const first = next.findIndex((line, at) => at >= mostRunning || !isRunning(line))
    const before = lines[last]
    const above = lines[last - 1]
    // Separate text may be a footer on only a few pages.
    const isText = before && first !== -1 && !(above && isSeparate(above, before, style))
    const ending = isText ? splitEnding(before, next.slice(first, first + mostLines), style) : null
    if (!before || !ending) continue
    const placed = ending.lines.map((line, at) => ({ ...line, x: before.x, y: before.y - (at + 1) * style.leading * before.size }))
    lines.splice(last + 1, 0, ...placed)
    next.splice(first, ending.lines.length, ...ending.rest)
  }
}

function splitEnding(before: Line, lines: readonly Line[], style: TextStyle): { lines: Line[]; rest: Line[] } | null {
  const [first] = lines
  if (!first || !continuesParagraph(before, first)) return null
  let text = ''
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (above && !continues({ ...above, level: 0 }, line, style)) return null
    text = above ? joinLines(text, line.text, style) : line.text
    const [sentence] = findSentenceRanges(text)
    const rest = text.slice(sentence?.end).trim()
    if (rest === '' && !/[.!?…]["”“’»)\]]*$/.test(line.text.slice(-9))) continue
    const ending = line.text.slice(0, line.text.length - rest.length).trim()
    if (ending === '') return null
    return { lines: [...lines.slice(0, index), { ...line, text: ending }], rest: rest === '' ? [] : [{ ...line, text: rest }] }
  }
  return null
}

function toPlace({ y, text }: Line): string {
  return `${Math.round(y)} ${text.replace(/\d+/g, '0')}`
}
