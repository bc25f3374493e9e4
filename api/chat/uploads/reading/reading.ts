import pLimit from 'p-limit'
import type { Platform } from '../../../platform/platform.ts'
import { addPassages, type PassageRow } from '../../../retrieval/passageWriter.ts'

/** A file that was uploaded and is not kept yet. */
export interface FileToRead {
  /** Of the element that it becomes. */
  id: string
  userId: string
  path: string
  /** In bytes. */
  size: number
  fileName: string
  mimeType: string
}

/** What a file says, or in a sentence or two for its owner why it cannot be read. */
export type FileReading = { text: string; passages: PassageRow[] } | { problem: string }

/** Never fails because of what is in the file. */
export type ReadFile = (file: FileToRead) => Promise<FileReading>

/** In characters: a longer text stands beside its element, so that lists of messages do not carry it. */
const longestContent = 32_768
/** Of one statement: on the embedded database everybody waits meanwhile. */
const rowsAtOnce = 4
/** For the same reason, of everybody's uploads in this process. */
const writesAtOnce = pLimit(1)

/** The columns of an element that say what was read of its file. */
export function columnsOf(reading: FileReading | null) {
  if (reading === null) return {}
  if ('problem' in reading) return { problem: reading.problem }
  const { text } = reading
  return { textBytes: Buffer.byteLength(text), content: text.length <= longestContent ? text : null }
}

/** The rest of what was read, for an element that is there and that nobody knows of yet. */
export async function storeReading({ db }: Pick<Platform, 'db'>, elementId: string, reading: FileReading | null): Promise<void> {
  if (reading === null || 'problem' in reading) return
  const { text, passages } = reading
  if (text.length > longestContent) await db.attachmentText.create({ data: { elementId, text } })
  for (let at = 0; at < passages.length; at += rowsAtOnce) {
    await writesAtOnce(() => addPassages(db, passages.slice(at, at + rowsAtOnce)))
  }
}
