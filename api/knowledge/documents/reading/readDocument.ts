import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PassageRow } from '../../../retrieval/passageWriter.ts'
import { DocumentProblem, tooComplex, unreadable } from './parts.ts'
import type { ReadingNews, ReadingTask, StoredPart } from './read.worker.ts'

export interface ReadDocument {
  title: string | null
  pageCount: number | null
  parts: StoredPart[]
  passages: PassageRow[]
}

export interface ReadingLimits {
  milliseconds: number
  /** Includes memory outside the heap, such as unpacked files. */
  megabytes: number
}

const usual: ReadingLimits = { milliseconds: 120_000, megabytes: 512 }
/** Malicious pages can be slow to parse. */
export const webPageLimits: ReadingLimits = { milliseconds: 20_000, megabytes: 512 }
const tooSlow = 'It takes too long to read. Split it into smaller files, or save it as PDF or text.'
const memoryCheckMs = 100

/** @throws DocumentProblem for problems that the owner can fix, including files that crash the parser */
export async function readDocument(
  task: ReadingTask,
  { limits = usual, onFailure, signal }: { limits?: ReadingLimits; onFailure: (error: unknown) => void; signal?: AbortSignal },
): Promise<ReadDocument> {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
  const over = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>()
  const read: ReadDocument = { title: null, pageCount: null, parts: [], passages: [] }
  worker.on('message', (news: ReadingNews) => {
    if (news.type === 'problem') reject(new DocumentProblem(news.message))
    else if (news.type === 'parts') read.parts.push(...news.parts)
    else if (news.type === 'passages') read.passages.push(...news.rows)
    else resolve({ ...read, title: news.title, pageCount: news.pageCount })
  })
  worker.once('error', (error: NodeJS.ErrnoException) => {
    onFailure(error)
    reject(new DocumentProblem(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex : unreadable))
  })
  worker.once('exit', () => reject(new DocumentProblem(unreadable)))
  worker.stdout.resume()
  worker.stderr.resume()
  try {
    const signals = signal ? [over.signal, signal] : [over.signal]
    return await Promise.race([promise, ended(worker, limits, AbortSignal.any(signals))])
  } finally {
    over.abort()
    await worker.terminate()
  }
}

/** V8’s limit excludes buffers such as unpacked files. */
async function ended(worker: Worker, { milliseconds, megabytes }: ReadingLimits, signal: AbortSignal): Promise<never> {
  const end = performance.now() + milliseconds
  for (;;) {
    await pause(memoryCheckMs, undefined, { signal })
    if (performance.now() > end) throw new DocumentProblem(tooSlow)
    const heap = await worker.getHeapStatistics().catch(() => null)
    if (heap && heap.external_memory > megabytes * 1024 * 1024) throw new DocumentProblem(tooComplex)
  }
}
