import { Worker } from 'node:worker_threads'

export interface IsolatedTask {
  url: string
  data: unknown
  megabytes: number
}

interface Failure {
  type: 'failure'
  isOutOfMemory: boolean
  error?: unknown
}

export type IsolatedNews = { type: 'news'; news: unknown } | Failure | { type: 'end' }

const memoryCheckMs = 100

// A thread, so that this process notices the end of its parent and large buffers during a long computation.
process.once('message', ({ url, data, megabytes }: IsolatedTask) => {
  const worker = new Worker(new URL(url), {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const fail = (failure: Omit<Failure, 'type'>) => tell({ type: 'failure', ...failure }, () => process.exit())
  worker.on('message', (news) => tell({ type: 'news', news }))
  worker.once('error', (error: NodeJS.ErrnoException) => fail({ error, isOutOfMemory: error.code === 'ERR_WORKER_OUT_OF_MEMORY' }))
  worker.once('exit', () => tell({ type: 'end' }, () => process.exit()))
  process.on('message', (message) => worker.postMessage(message))
  // V8's limit excludes buffers.
  const checkMemory = async () => {
    const heap = await worker.getHeapStatistics().catch(() => null)
    if (heap && heap.external_memory > megabytes * 1024 * 1024) fail({ isOutOfMemory: true })
  }
  setInterval(() => void checkMemory(), memoryCheckMs)
})
process.once('disconnect', () => process.exit())

function tell(news: IsolatedNews, onSent?: () => void): void {
  process.send?.(news, undefined, undefined, onSent)
}
