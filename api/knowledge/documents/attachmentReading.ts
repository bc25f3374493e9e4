import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { isTextType } from '../../chat/uploads/arrivingFiles.ts'
import type { FileReading, FileToRead, ReadFile } from '../../chat/uploads/reading/reading.ts'
import { RateLimitError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { toStorable } from '../../platform/text/text.ts'
import { createPassages } from '../../retrieval/passageWriter.ts'
import { type DocumentFormat, detectDocumentFormat } from './formats.ts'
import { betweenParts, DocumentProblem } from './reading/parts.ts'
import { readDocument, type ReadingLimits } from './reading/readDocument.ts'

/** Short, because a user is waiting. */
const usualLimits: ReadingLimits = { milliseconds: 30_000, megabytes: 256 }
/** Per process. */
const atOnce = 2
/** About a minute of queueing. */
const longestQueue = 20
const maxTextChars = 1_000_000
/** In bytes. Reading this is faster than starting a thread. */
const shortText = 32_768
const megabyte = 1024 * 1024

export function createAttachmentReader(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  { limits = usualLimits }: { limits?: ReadingLimits } = {},
): ReadFile {
  const { maxBytes } = config.documents
  const turns = pLimit(atOnce)

  async function readInThread(file: FileToRead, format: DocumentFormat) {
    if (turns.pendingCount >= longestQueue) throw new RateLimitError('too_many_readings', 10)
    const onFailure = (err: unknown) => log.warn({ err, elementId: file.id }, 'an attached file could not be parsed')
    const { parts, passages } = await turns(() => readDocument({ path: file.path, format, source: toSource(file) }, { limits, onFailure }))
    return { text: parts.map(({ text }) => text).join(betweenParts), passages }
  }

  async function read(file: FileToRead): Promise<FileReading> {
    const format = detectFormat(file)
    if ('problem' in format) return format
    if (file.size > maxBytes) return { problem: `This file is larger than ${maxBytes / megabyte} MB. Split it into smaller files.` }
    const { format: kind } = format
    const isShort = file.size <= shortText && kind !== 'pdf' && kind !== 'docx'
    const reading = isShort ? await readShort(file, kind) : await readInThread(file, kind)
    if (reading.text.length > maxTextChars) return { problem: 'It has more than 1 million characters. Split it into smaller files.' }
    return reading
  }

  return async (file) => {
    try {
      return await read(file)
    } catch (error) {
      if (!(error instanceof DocumentProblem)) throw error
      return { problem: error.message }
    }
  }
}

async function readShort(file: FileToRead, format: Exclude<DocumentFormat, 'pdf' | 'docx'>) {
  const { empty, readWholeText: wholeText } = await import('./reading/read.ts')
  const text = toStorable(await wholeText(new Uint8Array(await readFile(file.path)), format))
  if (text.trim() === '') throw new DocumentProblem(empty)
  return { text, passages: (await createPassages({ ...toSource(file), text })).rows }
}

function detectFormat({ fileName, mimeType: mediaType }: FileToRead): { format: DocumentFormat } | { problem: string } {
  const known = detectDocumentFormat({ fileName, mediaType })
  if ('format' in known) return known
  const isNamedOtherwise = /\.(pdf|docx)$/i.test(fileName)
  return isTextType(mediaType) && !isNamedOtherwise ? { format: 'text' } : known
}

function toSource({ id, userId, fileName }: FileToRead) {
  return { kind: 'attachment', id, ownerId: userId, title: fileName, audience: 'private' } as const
}
