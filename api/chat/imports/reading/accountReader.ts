import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { ignore } from 'stream-json/filters/ignore.js'
import { streamValues } from 'stream-json/streamers/stream-values.js'
import type { Entry, ZipFile } from 'yauzl'
import { z } from 'zod'
import { ImportProblem } from './conversation.ts'
import { isZip, limitBytes, openZip, readJsonList, toProblem } from './exportFile.ts'
import { type Counts, maxConversations, maxMessages } from './pieces.ts'
import {
  formatEntry,
  type ImportedList,
  importedFiles,
  type ImportedObject,
  importedObjects,
  listsAfterThreads,
  listsBeforeThreads,
  originsEntryName,
  queuedEntryName,
} from './accountFormat.ts'

/** Values are not validated. Steps belong to the last thread. */
export type AccountPiece =
  /** The first one. */
  | { type: 'exporter'; id: string | null }
  | { type: 'origins'; rows: unknown[] }
  /** Sent after the conversations. */
  | { type: 'queued'; rows: unknown[]; leftOut: number }
  /** One that is not imported. */
  | { type: 'otherThread'; isWithTwin: boolean }
  | { type: 'object'; entry: ImportedObject; value: unknown }
  | { type: 'rows'; list: ImportedList; rows: unknown[]; leftOut: number }
  | { type: 'thread'; thread: unknown; summary: unknown }
  | { type: 'steps'; rows: unknown[]; leftOut: number }

const maxObjectLength = 4_000_000
/** Limit for a row, in characters of JSON. */
const maxRowLength = 4_000_000
const maxRows = 50_000
/** Kept in memory. */
const maxOrigins = 200_000
/** Keeps transactions short for the embedded database. */
const rowsAtOnce = 50
const charactersAtOnce = 50_000

const superseded = z.object({ supersededById: z.string() })
const format = z.object({
  format: z.literal(formatEntry.value.format),
  version: z.int().positive(),
  accountId: z.uuid().toLowerCase().optional(),
})
const defineThread = (agents: readonly string[]) => z.object({ thread: z.object({ agent_type: z.enum(agents) }) })
const importedThread = defineThread(['private_brain', 'profile_pal'])
/** The twin is an account of the other server. */
const twinThread = defineThread(['twin', 'testing'])

export class AccountReader implements AsyncDisposable {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #counted = { bytes: 0 }

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  /** Null if the file is not an account export. */
  static async open(path: string): Promise<AccountReader | null> {
    if (!(await isZip(path))) return null
    const zip = await openZip(path)
    const entries = new Map<string, Entry>()
    try {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    } catch (error) {
      zip.close()
      throw toProblem(error)
    }
    const reader = new AccountReader(zip, entries)
    if (entries.has(formatEntry.name)) return reader
    zip.close()
    return null
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#zip.close()
  }

  async count(): Promise<Counts> {
    const counts: Counts = { origin: 'twain', conversations: 0, messages: 0 }
    for await (const piece of this.read()) {
      if (piece.type === 'thread') counts.conversations++
      if (piece.type === 'steps') counts.messages += piece.rows.length
      if (counts.conversations > maxConversations || counts.messages > maxMessages) throw new ImportProblem('too_many_messages')
    }
    return counts
  }

  async *read(): AsyncGenerator<AccountPiece> {
    try {
      yield { type: 'exporter', id: await this.#checkFormat() }
      yield* this.#readOrigins()
      for (const list of listsBeforeThreads) yield* this.#readList(list)
      for (const [name, entry] of this.#entries) if (importedFiles.threads.test(name)) yield* this.#readThread(entry)
      yield* this.#readQueued()
      for (const list of listsAfterThreads) yield* this.#readList(list)
      for (const name of importedObjects) {
        const value = await this.#readObject(name)
        if (value !== undefined) yield { type: 'object', entry: name, value }
      }
    } catch (error) {
      throw toProblem(error)
    }
  }

  /** Returns the ID of the exported account. */
  async #checkFormat(): Promise<string | null> {
    const { success, data } = format.safeParse(await this.#readObject(formatEntry.name))
    if (!success) throw new ImportProblem('not_an_export')
    if (data.version > formatEntry.value.version) throw new ImportProblem('newer_version')
    return data.accountId ?? null
  }

  async *#readOrigins(): AsyncGenerator<AccountPiece> {
    const entry = this.#entries.get(originsEntryName)
    if (!entry) return
    for await (const { rows } of toBatches(readJsonList(await this.#open(entry), this.#counted), maxOrigins))
      yield { type: 'origins', rows }
  }

  async *#readQueued(): AsyncGenerator<AccountPiece> {
    const entry = this.#entries.get(queuedEntryName)
    if (!entry) return
    const rows = readJsonList(await this.#open(entry), this.#counted)
    for await (const batch of toBatches(rows, maxRows)) yield { type: 'queued', ...batch }
  }

  async *#readList(list: ImportedList): AsyncGenerator<AccountPiece> {
    const entry = this.#entries.get(list)
    if (!entry) return
    const read = async () => readJsonList(await this.#open(entry), this.#counted)
    if (list !== 'memories.json') return yield* toPieces(list, await read())
    // Superseded memories refer to current ones.
    yield* toPieces(
      list,
      select(await read(), (row) => !superseded.safeParse(row).success),
    )
    yield* toPieces(
      list,
      select(await read(), (row) => superseded.safeParse(row).success),
    )
  }

  async *#readThread(entry: Entry): AsyncGenerator<AccountPiece> {
    const head = await this.#readHead(entry)
    if (!importedThread.safeParse(head).success) return yield { type: 'otherThread', isWithTwin: twinThread.safeParse(head).success }
    const { thread, summary } = head as { thread: unknown; summary?: unknown }
    yield { type: 'thread', thread, summary }
    for await (const batch of toBatches(readJsonList(await this.#open(entry), this.#counted, 'steps'))) yield { type: 'steps', ...batch }
  }

  /** All fields except the steps, which are read one by one. */
  async #readHead(entry: Entry): Promise<unknown> {
    const json = await this.#open(entry)
    const values = streamValues.asStream()
    pipeline(json, limitBytes(this.#counted), ignore.withParserAsStream({ filter: 'steps' }), values, () => {})
    for await (const { value } of values as AsyncIterable<{ value: unknown }>) return value
    return null
  }

  async #readObject(name: string): Promise<unknown> {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    if (entry.uncompressedSize > maxObjectLength) throw new ImportProblem('too_large')
    // yauzl rejects entries that are longer than their header says.
    return JSON.parse(await text(await this.#open(entry)))
  }

  async #open(entry: Entry): Promise<Readable> {
    if (entry.isEncrypted()) throw new ImportProblem('encrypted')
    return this.#zip.openReadStreamPromise(entry)
  }
}

async function* toPieces(list: ImportedList, rows: AsyncIterable<unknown>): AsyncGenerator<AccountPiece> {
  for await (const batch of toBatches(rows, maxRows)) yield { type: 'rows', list, ...batch }
}

async function* select(rows: AsyncIterable<unknown>, isSelected: (row: unknown) => boolean): AsyncGenerator {
  for await (const row of rows) if (isSelected(row)) yield row
}

async function* toBatches(values: AsyncIterable<unknown>, most = Infinity): AsyncGenerator<{ rows: unknown[]; leftOut: number }> {
  let batch = { rows: [] as unknown[], leftOut: 0 }
  let [count, characters] = [0, 0]
  for await (const value of values) {
    count++
    const { length } = JSON.stringify(value)
    if (count > most || length > maxRowLength) batch.leftOut++
    else {
      batch.rows.push(value)
      characters += length
    }
    if (batch.rows.length < rowsAtOnce && characters < charactersAtOnce) continue
    yield batch
    batch = { rows: [], leftOut: 0 }
    characters = 0
  }
  if (batch.rows.length + batch.leftOut > 0) yield batch
}
