import { findSentenceRanges } from '../platform/text/sentences.ts'

export interface Chunk {
  start: number
  end: number
  headings: string[]
}

/** In words: the passage ends with its paragraph. */
const enough = 120
/** A longer paragraph, list item or turn starts a new passage. */
const most = 190
/** A shorter remainder joins the previous passage. */
const tooFew = 40
const charactersOfWord = 12

interface Piece {
  start: number
  end: number
  words: number
}

interface Line extends Piece {
  level: number
  isAfterGap: boolean
}

/** About 120 to 190 words. Sentences and short lines stay whole. @param breaks positions that no passage crosses */
export function splitChunks(text: string, breaks: readonly number[] = []): Chunk[] {
  const chunks: (Chunk & Piece)[] = []
  const headings: { level: number; text: string }[] = []
  let isOpen = false
  let page = 0
  const length = () => (isOpen ? (chunks.at(-1)?.words ?? 0) : 0)
  const close = () => (isOpen = false)
  const closeSection = () => {
    const [before, last] = chunks.slice(-2)
    const isShort = last && isOpen && last.words < tooFew
    const isSamePage = (before?.start ?? 0) >= (breaks[page - 1] ?? 0)
    const isRoom = before && last && before.words + last.words < most + tooFew
    if (isShort && isSamePage && isRoom && before.headings.join('\n') === last.headings.join('\n')) {
      before.end = last.end
      before.words += last.words
      chunks.pop()
      close()
    } else if (length() >= tooFew) close()
  }
  const add = ({ start, end, words }: Piece) => {
    if (!isOpen) chunks.push({ start, end, words: 0, headings: headings.map((heading) => heading.text) })
    isOpen = true
    const chunk = chunks.at(-1)
    if (chunk) Object.assign(chunk, { end, words: chunk.words + words })
  }

  for (const line of splitLines(text)) {
    for (; line.start >= (breaks[page] ?? Infinity); page++) close()
    if (line.level > 0) {
      closeSection()
      while ((headings.at(-1)?.level ?? 0) >= line.level) headings.pop()
      headings.push({
        level: line.level,
        text: text
          .slice(line.start, line.end)
          .replace(/^[#\s]+/, '')
          .slice(0, 200),
      })
    } else if ((line.isAfterGap && length() >= enough) || (length() >= tooFew && length() + line.words > most)) {
      close()
    }
    for (const piece of length() + line.words <= most ? [line] : splitIntoSentences(text, line)) {
      if (length() + piece.words > most) close()
      add(piece)
    }
  }

  closeSection()
  return chunks.map(({ start, end, headings }) => ({ start, end, headings }))
}

function* splitLines(text: string): Generator<Line> {
  let isAfterGap = false
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(at, end)
    const trimmed = line.trim()
    if (trimmed === '') isAfterGap = true
    else {
      const start = at + line.indexOf(trimmed.charAt(0))
      const level = /^#{1,6}(?=[ \t])/.exec(trimmed)?.[0].length ?? 0
      yield { start, end: start + trimmed.length, words: countWords(trimmed), level, isAfterGap }
      isAfterGap = false
    }
    at = end + 1
  }
}

function* splitIntoSentences(text: string, line: Piece): Generator<Piece> {
  const content = text.slice(line.start, line.end)
  for (const { start, end } of findSentenceRanges(content)) {
    const words = countWords(content.slice(start, end))
    if (words <= most) yield { start: line.start + start, end: line.start + end, words }
    else yield* splitPieces(content, start, end, line.start)
  }
}

function* splitPieces(content: string, start: number, end: number, offset: number): Generator<Piece> {
  const longest = enough * charactersOfWord
  for (let at = start; at < end;) {
    let to = Math.min(at + longest, end)
    if (to < end) {
      const space = content.lastIndexOf(' ', to)
      if (space > at + longest / 2) to = space
      else if (/[\uD800-\uDBFF]/.test(content.charAt(to - 1))) to--
    }
    yield { start: offset + at, end: offset + to, words: countWords(content.slice(at, to)) }
    at = to
  }
}

export function countWords(text: string): number {
  let count = 0
  let isInWord = false
  for (let index = 0; index < text.length; index++) {
    const isSpace = text.charCodeAt(index) <= 32
    if (!isSpace && !isInWord) count++
    isInWord = !isSpace
  }
  return Math.max(count, Math.ceil(text.length / charactersOfWord))
}
