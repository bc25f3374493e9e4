import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { AccountPiece } from './accountReader.ts'
import { ImportProblem } from './conversation.ts'
import type { ImportNews, ImportTask } from './import.worker.ts'
import type { Counts, Piece } from './pieces.ts'

const maxMegabytes = 768
const maxResponseMs = 600_000
const memoryCheckMs = 250

export interface ReadingOptions {
  onFailure: (error: unknown) => void
  signal: AbortSignal
}

export async function countExport(path: string, options: ReadingOptions): Promise<Counts> {
  for await (const news of runWorker({ path, isCounted: true }, options)) if (news.type === 'counts') return news.counts
  throw new ImportProblem('damaged')
}

export async function* readExport(path: string, options: ReadingOptions): AsyncGenerator<Piece[]> {
  for await (const news of runWorker({ path, isCounted: false }, options)) if (news.type === 'pieces') yield news.pieces
}

export async function* readAccount(path: string, options: ReadingOptions): AsyncGenerator<AccountPiece> {
  for await (const news of runWorker({ path, isCounted: false }, options)) if (news.type === 'account') yield news.piece
}

async function* runWorker(task: ImportTask, { onFailure, signal }: ReadingOptions): AsyncGenerator<ImportNews> {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  let next = Promise.withResolvers<ImportNews>()
  next.promise.catch(() => {})
  worker.on('message', (news: ImportNews) => next.resolve(news))
  worker.once('error', (error: NodeJS.ErrnoException) => {
    onFailure(error)
    next.reject(new ImportProblem(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'damaged'))
  })
  worker.once('exit', () => next.reject(new ImportProblem('damaged')))
  worker.stdout.resume()
  worker.stderr.resume()
  const completion = new AbortController()
  const request = { at: performance.now() }
  // Promise.race would retain every result until the file ends.
  enforceLimits(worker, request, AbortSignal.any([signal, completion.signal])).catch((error: unknown) => next.reject(error))
  try {
    for (;;) {
      const news = await next.promise
      if (news.type === 'problem') throw new ImportProblem(news.problem)
      if (news.type === 'done') return
      next = Promise.withResolvers<ImportNews>()
      next.promise.catch(() => {})
      yield news
      request.at = performance.now()
      worker.postMessage('next')
    }
  } finally {
    completion.abort()
    await worker.terminate()
  }
}

/** V8's limit does not include buffers for unzipped data. */
async function enforceLimits(worker: Worker, request: { at: number }, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(memoryCheckMs, undefined, { signal })
    if (performance.now() > request.at + maxResponseMs) throw new ImportProblem('too_large')
    const heap = await worker.getHeapStatistics().catch(() => null)
    if (heap && heap.external_memory > maxMegabytes * 1024 * 1024) throw new ImportProblem('too_large')
  }
}
