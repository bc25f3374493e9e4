import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path/posix'
import { pipeline, type Readable, Transform } from 'node:stream'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import { type Entry, openPromise } from 'yauzl'
import { ImportProblem } from './conversation.ts'

/** Unzipped, for all conversations together. */
const maxBytes = 2 * 1024 * 1024 * 1024
/** Real exports have at most a dozen levels. */
const maxDepth = 200
/** The ZIP directory is read before any entry. */
const maxEntries = 200_000

export async function* readExportValues(path: string): AsyncGenerator {
  const counted = { bytes: 0 }
  for await (const json of (await isZip(path)) ? readZippedTexts(path) : [createReadStream(path)])
    yield* readConversationValues(json, counted)
}

async function isZip(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
  if (bytesRead === 0) throw new ImportProblem('empty')
  return buffer.toString('latin1', 0, 2) === 'PK'
}

/** Large exports have several conversation files. */
async function* readZippedTexts(path: string): AsyncGenerator<Readable> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ImportProblem('damaged')
  })
  try {
    if (zip.entryCount > maxEntries) throw new ImportProblem('too_large')
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) if (isConversations(entry.fileName)) entries.push(entry)
    if (entries.length === 0) throw new ImportProblem('not_an_export')
    if (entries.some((entry) => entry.isEncrypted())) throw new ImportProblem('encrypted')
    for (const entry of entries.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1))) {
      yield await zip.openReadStreamPromise(entry)
    }
  } catch (error) {
    throw error instanceof ImportProblem ? error : new ImportProblem('damaged')
  } finally {
    zip.close()
  }
}

function isConversations(fileName: string): boolean {
  return /^conversations(-\d{1,6})?\.json$/.test(basename(fileName))
}

async function* readConversationValues(json: Readable, counted: { bytes: number }): AsyncGenerator {
  let hasBegun = false
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      counted.bytes += chunk.length
      done(counted.bytes > maxBytes ? new ImportProblem('too_large') : null, chunk)
    },
  })
  const elements = streamArray.withParserAsStream({
    packValues: true,
    streamValues: false,
    includeUndecided: true,
    objectFilter({ depth }: { depth: number }) {
      hasBegun = true
      if (depth > maxDepth) throw new ImportProblem('damaged')
      return undefined
    },
  })
  // The loop below rethrows errors of the last stream.
  pipeline(json, limit, elements, () => {})
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
