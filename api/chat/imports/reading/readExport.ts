import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ImportProblem } from './conversation.ts'
import type { ImportNews, ImportTask } from './import.worker.ts'
import type { Counts, Piece } from './pieces.ts'

/** Memory and time limits of the worker. */
const megabytes = 768
/** Per response. A list of messages takes no time, counting a whole file some minutes. */
const milliseconds = 600_000
const memoryCheckMs = 250

export interface ReadingOptions {
  onFailure: (error: unknown) => void
  signal: AbortSignal
}

/** Reads the whole file, so any error in it is found here. */
export async function countExport(path: string, options: ReadingOptions): Promise<Counts> {
  for await (const news of toNews({ path, isCounted: true }, options)) if (news.type === 'counts') return news.counts
  throw new ImportProblem('damaged')
}

export async function* readExport(path: string, options: ReadingOptions): AsyncGenerator<Piece[]> {
  for await (const news of toNews({ path, isCounted: false }, options)) if (news.type === 'pieces') yield news.pieces
}

async function* toNews(task: ImportTask, { onFailure, signal }: ReadingOptions): AsyncGenerator<ImportNews> {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  let next = Promise.withResolvers<ImportNews>()
  next.promise.catch(() => {})
  worker.on('message', (news: ImportNews) => next.resolve(news))
  worker.once('error', (error: NodeJS.ErrnoException) => {
    onFailure(error)
    next.reject(new ImportProblem(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'damaged'))
  })
  worker.once('exit', () => next.reject(new ImportProblem('damaged')))
  // Discard output of libraries.
  worker.stdout.resume()
  worker.stderr.resume()
  const over = new AbortController()
  const asked = { at: performance.now() }
  // No Promise.race: a promise that lives as long as the file would retain every result.
  ended(worker, asked, AbortSignal.any([signal, over.signal])).catch((error: unknown) => next.reject(error))
  try {
    for (;;) {
      const news = await next.promise
      if (news.type === 'problem') throw new ImportProblem(news.problem)
      if (news.type === 'done') return
      next = Promise.withResolvers<ImportNews>()
      next.promise.catch(() => {})
      yield news
      asked.at = performance.now()
      worker.postMessage('next')
    }
  } finally {
    over.abort()
    await worker.terminate()
  }
}

/** Throws when a limit is reached. V8's limit does not include buffers for unzipped data. */
async function ended(worker: Worker, asked: { at: number }, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(memoryCheckMs, undefined, { signal })
    if (performance.now() > asked.at + milliseconds) throw new ImportProblem('too_large')
    const heap = await worker.getHeapStatistics().catch(() => null)
    if (heap && heap.external_memory > megabytes * 1024 * 1024) throw new ImportProblem('too_large')
  }
}
