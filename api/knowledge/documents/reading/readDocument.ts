import { setTimeout as pause } from 'node:timers/promises'
import { IsolatedWorkerFailure, startIsolatedWorker } from '../../../platform/processes/isolatedWorker.ts'
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

/** @throws DocumentProblem for problems that the owner can fix, including files that crash the parser */
export async function readDocument(
  task: ReadingTask,
  { limits = usual, onFailure, signal }: { limits?: ReadingLimits; onFailure: (error: unknown) => void; signal?: AbortSignal },
): Promise<ReadDocument> {
  const over = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>()
  const read: ReadDocument = { title: null, pageCount: null, parts: [], passages: [] }
  const worker = startIsolatedWorker<ReadingNews>(new URL('./read.worker.ts', import.meta.url), {
    data: task,
    megabytes: limits.megabytes,
    onNews(news) {
      if (news.type === 'problem') reject(new DocumentProblem(news.message))
      else if (news.type === 'parts') read.parts.push(...news.parts)
      else if (news.type === 'passages') read.passages.push(...news.rows)
      else resolve({ ...read, title: news.title, pageCount: news.pageCount })
    },
    onFailure(error) {
      if (over.signal.aborted) return
      onFailure(error)
      if (!(error instanceof IsolatedWorkerFailure)) reject(error)
      else reject(new DocumentProblem(error.isOutOfMemory ? tooComplex : unreadable))
    },
  })
  const expire = async (): Promise<never> => {
    await pause(limits.milliseconds, undefined, { signal: signal ? AbortSignal.any([over.signal, signal]) : over.signal })
    throw new DocumentProblem(tooSlow)
  }
  try {
    return await Promise.race([promise, expire()])
  } finally {
    over.abort()
    await worker.stop()
  }
}
