import type { Channels } from './channels.ts'

/** News for whoever is looking right now: notifications, thread titles, order. Whoever comes later reads the database. */
export interface LiveChannel {
  publish(topic: string, news: unknown): Promise<void>
  /** Delivers what is published after it resolved. It ends with `return()`, with the signal, or when the reader falls far behind. */
  subscribe<News>(topic: string, signal?: AbortSignal): Promise<AsyncIterableIterator<News>>
}

const MAX_BACKLOG = 1000

export function createLiveChannel(channels: Channels): LiveChannel {
  return {
    publish: (topic, news) => channels.send(`live:${topic}`, JSON.stringify(news)),

    async subscribe<News>(topic: string, signal?: AbortSignal) {
      const backlog: News[] = []
      let waiting: ((result: IteratorResult<News, undefined>) => void) | undefined
      let isEnded = false

      const stop = await channels.listen(`live:${topic}`, (message) => {
        const news = JSON.parse(message) as News
        if (waiting) {
          waiting({ value: news, done: false })
          waiting = undefined
        } else if (backlog.push(news) > MAX_BACKLOG) {
          end()
        }
      })
      function end() {
        isEnded = true
        stop()
        signal?.removeEventListener('abort', end)
        waiting?.({ value: undefined, done: true })
      }
      if (signal?.aborted) end()
      signal?.addEventListener('abort', end)

      const reader: AsyncIterableIterator<News, undefined> = {
        async next() {
          const news = backlog.shift()
          if (news !== undefined) return { value: news, done: false }
          if (isEnded) return { value: undefined, done: true }
          return new Promise((resolve) => (waiting = resolve))
        },
        async return() {
          end()
          return { value: undefined, done: true }
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
      return reader
    },
  }
}
