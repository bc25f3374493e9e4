/** A page, or where a file has no pages, a stretch of its text. */
export interface DocumentPart {
  /** From 1; null where the file has no pages. */
  page: number | null
  text: string
}

/** What a file says. Headings begin with number signs, as in Markdown. */
export interface DocumentText {
  /** What a web page calls itself; null for files, whose name says it. */
  title: string | null
  pageCount: number | null
  parts: DocumentPart[]
}

/** Why a file cannot be read, in a sentence for its owner that says what to do. */
export class DocumentProblem extends Error {}

/** In characters, of one document. */
export const maxTextLength = 5_000_000
export const tooLong = 'It has more than 5 million characters. Split it into smaller files.'
export const tooComplex = 'It takes too much memory to read. Split it into smaller files, or save it as PDF or text.'
export const unreadable =
  'The file is damaged, or its type doesn’t match its name. Open it on your computer, save it again and upload the new copy.'

/** Parts are joined by this to the text that passages are counted in. */
export const betweenParts = '\n\n'

/** In characters. A part this long ends at the next heading, */
const enough = 2000
/** at the next empty line, */
const much = 5000
/** at the next line, */
const tooMuch = 8000
/** or within a line. */
const most = 12_000

/** Divides the text of a file without pages. */
export function partsOf(text: string): DocumentPart[] {
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

/** Whether a cut there would divide the halves of a character. */
function isInCharacter(text: string, index: number): boolean {
  const before = text.charCodeAt(index - 1)
  return before >= 0xd800 && before <= 0xdbff
}
