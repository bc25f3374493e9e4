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

/** Never fails because of the file's content. */
export type ReadFile = (file: FileToRead) => Promise<FileReading>

/** Longer texts are stored in a separate table so that lists of messages don't load them. */
const longestContent = 32_768
/** Limits how long one statement blocks other users of the embedded database. */
const rowsAtOnce = 4
/** For the same reason, shared by all uploads in this process. */
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
