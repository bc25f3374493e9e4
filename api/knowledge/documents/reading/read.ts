import { readFile } from 'node:fs/promises'
import { toStorable } from '../../../platform/text/text.ts'
import type { DocumentFormat } from '../formats.ts'
import { DocumentProblem, type DocumentText, maxTextLength, splitParts, tooLong } from './parts.ts'

export const empty = 'No text found. Check the file and upload it again.'

export async function readText(path: string, format: DocumentFormat | 'web-page'): Promise<DocumentText> {
  const bytes = new Uint8Array(await readFile(path))
  const read = format === 'pdf' ? await readPages(bytes) : await readWhole(bytes, format)
  if (read.parts.every(({ text }) => text.trim() === '')) throw new DocumentProblem(empty)
  return read
}

async function readPages(bytes: Uint8Array): Promise<DocumentText> {
  const { readPdf } = await import('./pdf.ts')
  const { pageCount, parts } = await readPdf(bytes)
  return { title: null, pageCount, parts: parts.map(({ page, text }) => ({ page, text: toStorable(text) })) }
}

async function readWhole(bytes: Uint8Array, format: Exclude<DocumentFormat, 'pdf'> | 'web-page'): Promise<DocumentText> {
  if (format !== 'web-page') return { title: null, pageCount: null, parts: splitParts(toStorable(await readWholeText(bytes, format))) }
  const { readArticle } = await import('./article.ts')
  const { title, text } = readArticle(await decodeLines(bytes))
  return { title: title === null ? null : toStorable(title), pageCount: null, parts: splitParts(toStorable(text)) }
}

export async function readWholeText(bytes: Uint8Array, format: Exclude<DocumentFormat, 'pdf'>): Promise<string> {
  const text = await convert(bytes, format)
  if (text.length > maxTextLength) throw new DocumentProblem(tooLong)
  return text
}

async function convert(bytes: Uint8Array, format: Exclude<DocumentFormat, 'pdf'>): Promise<string> {
  if (format === 'docx') return (await import('./docx.ts')).readDocxText(bytes)
  const text = await decodeLines(bytes)
  if (format === 'html') return (await import('../../../platform/text/htmlText.ts')).readHtmlText(text)
  return format === 'csv' ? (await import('./texts.ts')).readCsvText(text) : text
}

async function decodeLines(bytes: Uint8Array): Promise<string> {
  const { decodeText } = await import('./texts.ts')
  return decodeText(bytes).replaceAll('\r\n', '\n')
}
