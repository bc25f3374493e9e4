import { getDocumentProxy } from 'unpdf'
import { type DocumentPart, DocumentProblem, type DocumentText, maxTextLength, tooLong } from './parts.ts'
import { sortForReading } from './columns/pageColumns.ts'
import type { TextItem } from './columns/pageRows.ts'
import { endSentences } from './pageBreaks.ts'
import { markListItems } from './pdfBullets.ts'
import { findEdges, type Line, joinParagraphs, detectTextStyle } from './pdfLines.ts'

const maxPages = 5000
/** Drawings take ten times as long to read as text. */
const mostMarkedPages = 20
const encrypted = 'It’s protected with a password. Save it without one and upload it again.'
const tooManyPages = 'It has more than 5,000 pages. Split it into smaller files.'
const noText = 'No text found. If this is a scan, run text recognition (OCR) and upload it again.'

export async function readPdf(bytes: Uint8Array): Promise<Omit<DocumentText, 'title'>> {
  const pdf = await open(bytes)
  if (pdf.numPages > maxPages) throw new DocumentProblem(tooManyPages)
  const pages: Line[][] = []
  let length = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const items = selectTextItems((await page.getTextContent()).items)
    const lines = toLines(sortForReading(number <= mostMarkedPages ? await markListItems(items, page) : items))
    findEdges(lines)
    for (const { text } of lines) length += text.length + 1
    if (length > maxTextLength) throw new DocumentProblem(tooLong)
    pages.push(lines)
    page.cleanup()
  }
  if (pages.every((lines) => lines.length === 0)) throw new DocumentProblem(noText)
  const style = detectTextStyle(pages)
  endSentences(pages, style)
  const parts = pages.map((lines, index): DocumentPart => ({ page: index + 1, text: joinParagraphs(lines, style) }))
  return { pageCount: pages.length, parts }
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, {
      isEvalSupported: false,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
      maxImageSize: 1,
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new DocumentProblem(encrypted)
    throw error
  }
}

function selectTextItems(items: readonly object[]): TextItem[] {
  return items.filter((item): item is TextItem => 'str' in item)
}

function toLines(items: readonly TextItem[]): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  for (const { str, transform, width, dir, hasEOL, row } of items) {
    const [, , skew = 0, scale = 0, x = 0, y = 0] = transform
    if (str.trim() !== '') {
      if (!line) lines.push((line = { text: '', size: 0, x, y, row }))
      if (line.text.trim() === '•') Object.assign(line, { x, isBulleted: true })
      line.size = Math.max(line.size, Math.hypot(skew, scale))
      if (dir !== 'rtl') line.end = Math.max(line.end ?? 0, x + width)
    }
    if (line) line.text += str
    if (hasEOL) line = null
  }
  return lines.map((one) => ({ ...one, text: one.text.replace(/\s+/g, ' ').trim() })).filter(({ text }) => text !== '')
}
