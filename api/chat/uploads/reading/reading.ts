import pLimit from 'p-limit'
import type { Platform } from '../../../platform/platform.ts'
import { addPassages, type PassageRow } from '../../../retrieval/passageWriter.ts'

export interface FileToRead {
  id: string
  userId: string
  path: string
  size: number
  fileName: string
  mimeType: string
}

export type FileReading = { text: string; passages: PassageRow[] } | { problem: string }

/** Never throws because of the file's content. */
export type ReadFile = (file: FileToRead) => Promise<FileReading>

/** Longer texts have their own table, not loaded with message lists. */
const longestContent = 32_768
/** Each statement blocks other users of the embedded database. */
const rowsAtOnce = 4
/** Shared by all uploads in this process, for the same reason. */
const writesAtOnce = pLimit(1)

export function toColumns(reading: FileReading | null) {
  if (reading === null) return {}
  if ('problem' in reading) return { problem: reading.problem }
  const { text } = reading
  return { textBytes: Buffer.byteLength(text), content: text.length <= longestContent ? text : null }
}

export async function storeReading({ db }: Pick<Platform, 'db'>, elementId: string, reading: FileReading | null): Promise<void> {
  if (reading === null || 'problem' in reading) return
  const { text, passages } = reading
  if (text.length > longestContent) await db.attachmentText.create({ data: { elementId, text } })
  for (let at = 0; at < passages.length; at += rowsAtOnce) {
    await writesAtOnce(() => addPassages(db, passages.slice(at, at + rowsAtOnce)))
  }
}
