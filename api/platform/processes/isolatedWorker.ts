import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import type { IsolatedNews, IsolatedTask } from './isolated.process.ts'

export class IsolatedWorkerFailure extends Error {
  readonly isOutOfMemory: boolean

  constructor({ isOutOfMemory = false, ...options }: { isOutOfMemory?: boolean; cause?: unknown } = {}) {
    super(isOutOfMemory ? 'An isolated worker exceeded its memory limit' : 'An isolated worker crashed', options)
    this.isOutOfMemory = isOutOfMemory
  }
}

interface Options<News> {
  data: unknown
  /** Includes memory outside the heap, such as unpacked files. */
  megabytes: number
  onNews: (news: News) => void
  /** Also called when the worker ends. */
  onFailure: (error: Error) => void
}

/** For untrusted files: glibc keeps memory that threads have freed until the process ends, and some crashes end the process. */
export function startIsolatedWorker<News>(url: URL, { data, megabytes, onNews, onFailure }: Options<News>) {
  const compiled = getCompileCacheDir()
  const child = fork(new URL('./isolated.process.ts', import.meta.url), {
    serialization: 'advanced',
    // Not the settings, which include secrets. Loading compiled code takes half the time.
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const closed = once(child, 'close').catch(() => {})
  child.on('message', (news: IsolatedNews) => {
    if (news.type === 'news') onNews(news.news as News)
    else if (news.type === 'failure') onFailure(new IsolatedWorkerFailure({ isOutOfMemory: news.isOutOfMemory, cause: news.error }))
  })
  child.once('error', onFailure)
  // Unlike `exit`, follows the last message.
  child.once('close', (_code, signal) => {
    // The whole service is stopping: the file is not the cause.
    if (signal === 'SIGINT' || signal === 'SIGTERM') onFailure(new Error(`An isolated worker was stopped by ${signal}`))
    else onFailure(new IsolatedWorkerFailure({ isOutOfMemory: signal === 'SIGKILL' || signal === 'SIGABRT' }))
  })
  const send = (message: unknown) => child.connected && child.send(message as object, () => {})
  send({ url: url.href, data, megabytes } satisfies IsolatedTask)
  return {
    send,
    async stop() {
      child.kill('SIGKILL')
      await closed
    },
  }
}
