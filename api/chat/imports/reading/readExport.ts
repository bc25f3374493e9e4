import { setTimeout as pause } from 'node:timers/promises'
import { IsolatedWorkerFailure, startIsolatedWorker } from '../../../platform/processes/isolatedWorker.ts'
import type { AccountPiece } from './accountReader.ts'
import { ImportProblem } from './conversation.ts'
import type { ImportNews, ImportTask } from './import.worker.ts'
import type { Counts, Piece } from './pieces.ts'

const maxMegabytes = 768
const maxResponseMs = 600_000
const timeCheckMs = 250

export interface ReadingOptions {
  onFailure: (error: unknown) => void
  signal: AbortSignal
}

export interface ExportReading extends AsyncDisposable {
  counts: Counts
  readPieces(): AsyncGenerator<Piece[]>
  readAccount(): AsyncGenerator<AccountPiece>
}

/** Counts the whole file first, so that a broken one leaves nothing behind. */
export async function openExport(path: string, options: ReadingOptions): Promise<ExportReading> {
  const news = runWorker({ path }, options)
  const { value } = await news.next()
  if (value?.type !== 'counts') throw new ImportProblem('damaged')
  return {
    counts: value.counts,
    async *readPieces() {
      for await (const item of news) if (item.type === 'pieces') yield item.pieces
    },
    async *readAccount() {
      for await (const item of news) if (item.type === 'account') yield item.piece
    },
    [Symbol.asyncDispose]: async () => void (await news.return(undefined)),
  }
}

async function* runWorker(task: ImportTask, { onFailure, signal }: ReadingOptions): AsyncGenerator<ImportNews, undefined> {
  let next = Promise.withResolvers<ImportNews>()
  next.promise.catch(() => {})
  const completion = new AbortController()
  const worker = startIsolatedWorker<ImportNews>(new URL('./import.worker.ts', import.meta.url), {
    data: task,
    megabytes: maxMegabytes,
    onNews: (news) => next.resolve(news),
    onFailure(error) {
      if (completion.signal.aborted) return
      onFailure(error)
      if (!(error instanceof IsolatedWorkerFailure)) next.reject(error)
      else next.reject(new ImportProblem(error.isOutOfMemory ? 'too_large' : 'damaged'))
    },
  })
  const request = { at: performance.now() }
  // Promise.race would retain every result until the file ends.
  limitResponseTime(request, AbortSignal.any([signal, completion.signal])).catch((error: unknown) => next.reject(error))
  try {
    for (;;) {
      const news = await next.promise
      if (news.type === 'problem') throw new ImportProblem(news.problem)
      if (news.type === 'done') return undefined
      next = Promise.withResolvers<ImportNews>()
      next.promise.catch(() => {})
      yield news
      request.at = performance.now()
      worker.send('next')
    }
  } finally {
    completion.abort()
    await worker.stop()
  }
}

async function limitResponseTime(request: { at: number }, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(timeCheckMs, undefined, { signal })
    if (performance.now() > request.at + maxResponseMs) throw new ImportProblem('too_large')
  }
}
