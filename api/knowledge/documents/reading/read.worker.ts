import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { type PassageRow, createPassages, type Source } from '../../../retrieval/passageWriter.ts'
import type { DocumentFormat } from '../formats.ts'
import { betweenParts, type DocumentPart, DocumentProblem, maxTextLength } from './parts.ts'
import { readText } from './read.ts'

export interface ReadingTask {
  path: string
  format: DocumentFormat | 'web-page'
  source: Omit<Source, 'text'>
}

export interface StoredPart extends DocumentPart {
  start: number
}

export type ReadingNews =
  | { type: 'problem'; message: string }
  | { type: 'parts'; parts: StoredPart[] }
  | { type: 'passages'; rows: PassageRow[] }
  | { type: 'done'; title: string | null; pageCount: number | null }

const atOnce = 40

async function readDocument({ path, format, source }: ReadingTask): Promise<void> {
  const { title, pageCount, parts } = await readText(path, format)
  let start = 0
  const stored = parts.map((part): StoredPart => {
    const placed = { ...part, start }
    start += part.text.length + betweenParts.length
    return placed
  })
  const text = parts.map((part) => part.text).join(betweenParts)
  const breaks = pageCount === null ? [] : stored.map((part) => part.start)
  const { rows } = await createPassages({ ...source, text }, { longest: 2 * maxTextLength, breaks })
  let last = 0
  for (const row of rows) {
    while ((stored[last + 1]?.start ?? Infinity) <= row.start) last++
    row.page = stored[last]?.page ?? null
  }
  // The receiving process also serves requests.
  for (let at = 0; at < stored.length; at += atOnce) tell({ type: 'parts', parts: stored.slice(at, at + atOnce) })
  for (let at = 0; at < rows.length; at += atOnce) tell({ type: 'passages', rows: rows.slice(at, at + atOnce) })
  // Includes the parser, which is loaded on demand. The process is killed after the last message.
  flushCompileCache()
  tell({ type: 'done', title, pageCount })
}

function tell(news: ReadingNews): void {
  parentPort?.postMessage(news)
}

try {
  await readDocument(workerData as ReadingTask)
} catch (error) {
  if (!(error instanceof DocumentProblem)) throw error
  tell({ type: 'problem', message: error.message })
}
