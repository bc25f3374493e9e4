export interface DocumentPart {
  page: number | null
  text: string
}

/** Headings start with number signs, as in Markdown. */
export interface DocumentText {
  title: string | null
  pageCount: number | null
  parts: DocumentPart[]
}

export class DocumentProblem extends Error {}

export const maxTextLength = 5_000_000
export const tooLong = 'It has more than 5 million characters. Split it into smaller files.'
export const tooComplex = 'It takes too much memory to read. Split it into smaller files, or save it as PDF or text.'
export const unreadable =
  'The file is damaged, or its type doesn’t match its name. Open it on your computer, save it again and upload the new copy.'

/** Passage offsets count it. */
export const betweenParts = '\n\n'

/** In characters: the part ends at the next heading. */
const enough = 2000
/** … at the next empty line. */
const much = 5000
/** … at the next line. */
const tooMuch = 8000
/** … immediately. */
const most = 12_000

export function splitParts(text: string): DocumentPart[] {
  const parts: DocumentPart[] = []
  let start = 0
  const close = (end: number) => {
    const part = text.slice(start, end).trim()
    if (part !== '') parts.push({ page: null, text: part })
    start = end
  }
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at)
    const end = newline === -1 ? text.length : newline
    const isBreak = (at - start >= enough && text[at] === '#') || (at - start >= much && end === at) || at - start >= tooMuch
    if (isBreak) close(at)
    // Each turn moves the start.
    // oxlint-disable-next-line no-unmodified-loop-condition
    while (end - start > most) close(start + tooMuch + (isInCharacter(text, start + tooMuch) ? 1 : 0))
    at = end + 1
  }
  close(text.length)
  return parts
}

function isInCharacter(text: string, index: number): boolean {
  const before = text.charCodeAt(index - 1)
  return before >= 0xd800 && before <= 0xdbff
}
