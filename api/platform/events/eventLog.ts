import type { Channels } from './channels.ts'

export interface Entry<Event> {
  /** Starts at 1, without gaps. */
  seq: number
  event: Event
}

export interface Batch<Event> {
  /** Oldest first. Empty only if `hasGap`. */
  entries: Entry<Event>[]
  /** Events right after the cursor are no longer stored, so the reader needs a snapshot. */
  hasGap: boolean
}

/** Events of runs, stored for a limited time so that readers can resume without loss on any process. */
export interface EventLog {
  /** Each stream has a single writer. */
  append<Event>(stream: string, entries: Entry<Event>[]): Promise<void>
  read<Event>(stream: string, afterSeq: number): Promise<Batch<Event> & { isClosed: boolean }>
  /**
   * Yields stored events after the cursor, then new ones. Ends when the stream is closed, on `return()` or abort. Waits for streams that do
   * not exist yet.
   */
  follow<Event>(stream: string, afterSeq: number, signal?: AbortSignal): AsyncIterableIterator<Batch<Event>>
  /** Ends the stream. Its events stay readable for some minutes. */
  close(stream: string): Promise<void>
  drop(stream: string): Promise<void>
}

export type EventStore = Omit<EventLog, 'follow'>

export const limits = {
  /** Minimum number of stored appends per stream. */
  maxLength: 10_000,
  /** Memory limits per stream and in total, in characters of text. */
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
            await bell.rung()
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

/** Remembers one ring, so that none is lost between checking and waiting. */
class Bell {
  #hasRung = false
  #wake: (() => void) | undefined

  ring() {
    this.#hasRung = true
    this.#wake?.()
  }

  async rung() {
    if (!this.#hasRung) await new Promise<void>((resolve) => (this.#wake = resolve))
    this.#hasRung = false
    this.#wake = undefined
  }
}
