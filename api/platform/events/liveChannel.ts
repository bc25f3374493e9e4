import type { Channels } from './channels.ts'

/** Not stored: clients that connect later read the database. */
export interface LiveChannel {
  publish(topic: string, news: unknown): Promise<void>
  /** All subscribers receive the same object. Ends when the reader falls too far behind. */
  subscribe<News>(topic: string | readonly string[], signal?: AbortSignal): Promise<AsyncIterableIterator<News>>
}

const MAX_BACKLOG = 1000
const MAX_BACKLOG_CHARS = 1_000_000

type Subscriber = (news: unknown, chars: number) => void

interface Topic {
  readonly subscribers: Set<Subscriber>
  readonly stop: Promise<() => void>
}

export function createLiveChannel(channels: Channels): LiveChannel {
  const topics = new Map<string, Topic>()

  function listen(name: string): Topic {
    const subscribers = new Set<Subscriber>()
    const stop = channels.listen(`live:${name}`, (message) => {
      const news: unknown = JSON.parse(message)
      for (const take of subscribers) take(news, message.length)
    })
    const topic = { subscribers, stop }
    topics.set(name, topic)
    stop.catch(() => topics.get(name) === topic && topics.delete(name))
    return topic
  }

  async function join(name: string, subscriber: Subscriber): Promise<() => void> {
    const topic = topics.get(name) ?? listen(name)
    topic.subscribers.add(subscriber)
    const stop = await topic.stop
    return () => {
      topic.subscribers.delete(subscriber)
      if (topic.subscribers.size > 0 || topics.get(name) !== topic) return
      topics.delete(name)
      stop()
    }
  }

  return {
    publish: (topic, news) => channels.send(`live:${topic}`, JSON.stringify(news)),

    async subscribe<News>(topic: string | readonly string[], signal?: AbortSignal) {
      const backlog: { news: News; chars: number }[] = []
      let backlogChars = 0
      let waiting: ((result: IteratorResult<News, undefined>) => void) | undefined
      let isEnded = false

      let leave = () => {}
      const take: Subscriber = (item, chars) => {
        const news = item as News
        if (isEnded) return
        if (waiting) {
          waiting({ value: news, done: false })
          waiting = undefined
          return
        }
        backlogChars += chars
        if (backlog.push({ news, chars }) > MAX_BACKLOG || backlogChars > MAX_BACKLOG_CHARS) end()
      }
      const leaves = await Promise.all([topic].flat().map((name) => join(name, take)))
      leave = () => leaves.forEach((leaveTopic) => leaveTopic())
      function end() {
        isEnded = true
        leave()
        signal?.removeEventListener('abort', end)
        waiting?.({ value: undefined, done: true })
      }
      if (isEnded || signal?.aborted) end()
      signal?.addEventListener('abort', end)

      const reader: AsyncIterableIterator<News, undefined> = {
        async next() {
          const held = backlog.shift()
          if (held) {
            backlogChars -= held.chars
            return { value: held.news, done: false }
          }
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
