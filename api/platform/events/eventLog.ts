import type { Channels } from './channels.ts'

export interface Entry<Event> {
  /** From 1, without gaps. */
  seq: number
  event: Event
}

export interface Batch<Event> {
  /** Empty only if `hasGap`. */
  entries: Entry<Event>[]
  hasGap: boolean
}

/** Readers can resume on any process, for a limited time. */
export interface EventLog {
  /** A stream has a single writer. */
  append<Event>(stream: string, entries: Entry<Event>[]): Promise<void>
  read<Event>(stream: string, afterSeq: number): Promise<Batch<Event> & { isClosed: boolean }>
  /** Waits for missing streams; ends when the stream is closed. */
  follow<Event>(stream: string, afterSeq: number, signal?: AbortSignal): AsyncIterableIterator<Batch<Event>>
  /** Events stay readable for some minutes. */
  close(stream: string): Promise<void>
  drop(stream: string): Promise<void>
}

export type EventStore = Omit<EventLog, 'follow'>

export const limits = {
  /** Appends per stream. */
  maxLength: 10_000,
  maxStreamChars: 4_000_000,
  maxChars: 128_000_000,
  closedSeconds: 300,
  idleSeconds: 3600,
}

export function createEventLog(store: EventStore, channels: Channels): EventLog {
  const bells = new Set<Bell>()
  channels.onInterruption(() => bells.forEach((bell) => bell.ring()))
  const ring = (stream: string) => channels.send(`log:${stream}`, '')

  return {
    async append(stream, entries) {
      if (entries.length === 0) return
      await Promise.all([store.append(stream, entries), ring(stream)])
    },
    read: (stream, afterSeq) => store.read(stream, afterSeq),
    async close(stream) {
      await Promise.all([store.close(stream), ring(stream)])
    },
    drop: (stream) => store.drop(stream),

    follow<Event>(stream: string, afterSeq: number, signal?: AbortSignal) {
      const bell = new Bell()
      bells.add(bell)
      const listening = channels.listen(`log:${stream}`, () => bell.ring())
      let cursor = afterSeq
      let isEnded = signal?.aborted ?? false

      function end() {
        isEnded = true
        bells.delete(bell)
        bell.ring()
        signal?.removeEventListener('abort', end)
        listening.then((stop) => stop()).catch(() => {})
      }
      signal?.addEventListener('abort', end)

      return {
        async next() {
          await listening
          for (;;) {
            if (isEnded) break
            const { entries, hasGap, isClosed } = await store.read<Event>(stream, cursor)
            if (entries.length > 0) {
              cursor = entries.at(-1)?.seq ?? cursor
              return { value: { entries, hasGap }, done: false }
            }
            if (isClosed) break
            await bell.waitForRing()
          }
          end()
          return { value: undefined, done: true }
        },
        async return() {
          end()
          return { value: undefined, done: true }
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
    },
  }
}

class Bell {
  #hasRung = false
  #wake: (() => void) | undefined

  ring() {
    this.#hasRung = true
    this.#wake?.()
  }

  async waitForRing() {
    if (!this.#hasRung) await new Promise<void>((resolve) => (this.#wake = resolve))
    this.#hasRung = false
    this.#wake = undefined
  }
}
