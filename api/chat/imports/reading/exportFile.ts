import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path/posix'
import { type Duplex, pipeline, type Readable, Transform } from 'node:stream'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ImportProblem } from './conversation.ts'

/** Unzipped, for all conversations together. */
const maxBytes = 2 * 1024 * 1024 * 1024
/** Real exports have at most a dozen levels. */
const maxDepth = 200
/** The ZIP directory is read before any entry. */
const maxEntries = 200_000

export async function* readExportValues(path: string): AsyncGenerator {
  const counted = { bytes: 0 }
  for await (const json of (await isZip(path)) ? readZippedTexts(path) : [createReadStream(path)]) yield* readJsonList(json, counted)
}

export async function isZip(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
  if (bytesRead === 0) throw new ImportProblem('empty')
  return buffer.toString('latin1', 0, 2) === 'PK'
}

/** Large exports have several conversation files. */
async function* readZippedTexts(path: string): AsyncGenerator<Readable> {
  const zip = await openZip(path)
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) if (isConversations(entry.fileName)) entries.push(entry)
    if (entries.length === 0) throw new ImportProblem('not_an_export')
    if (entries.some((entry) => entry.isEncrypted())) throw new ImportProblem('encrypted')
    for (const entry of entries.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1))) {
      yield await zip.openReadStreamPromise(entry)
    }
  } catch (error) {
    throw toProblem(error)
  } finally {
    zip.close()
  }
}

export async function openZip(path: string): Promise<ZipFile> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ImportProblem('damaged')
  })
  if (zip.entryCount <= maxEntries) return zip
  zip.close()
  throw new ImportProblem('too_large')
}

export function toProblem(error: unknown): ImportProblem {
  return error instanceof ImportProblem ? error : new ImportProblem('damaged')
}

function isConversations(fileName: string): boolean {
  return /^conversations(-\d{1,6})?\.json$/.test(basename(fileName))
}

/** @param counted bytes read so far @param field of an object that has the list */
export async function* readJsonList(json: Readable, counted: { bytes: number }, field?: string): AsyncGenerator {
  let hasBegun = false
  const options = {
    packValues: true,
    streamValues: false,
    includeUndecided: true,
    objectFilter({ depth }: { depth: number }) {
      hasBegun = true
      if (depth > maxDepth) throw new ImportProblem('damaged')
      return undefined
    },
  }
  const parsers: Duplex[] =
    field === undefined
      ? [streamArray.withParserAsStream(options)]
      : [pick.withParserAsStream({ ...options, filter: field }), streamArray.asStream(options)]
  const elements = parsers.at(-1) as Duplex
  // The loop below rethrows errors of the last stream.
  pipeline([json, limitBytes(counted), ...parsers], () => {})
  try {
    for await (const { value } of elements as AsyncIterable<{ value: unknown }>) yield value
  } catch (error) {
    if (error instanceof ImportProblem) throw error
    throw new ImportProblem(hasBegun ? 'damaged' : 'not_an_export')
  } finally {
    json.destroy()
    elements.destroy()
  }
}

export function limitBytes(counted: { bytes: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      counted.bytes += chunk.length
      done(counted.bytes > maxBytes ? new ImportProblem('too_large') : null, chunk)
    },
  })
}
