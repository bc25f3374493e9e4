import type { Channels } from './channels.ts'

export interface Entry<Event> {
  /** Counts from 1, without holes. */
  seq: number
  event: Event
}

export interface Batch<Event> {
  /** Oldest first, never empty unless `hasGap`. */
  entries: Entry<Event>[]
  /** What directly follows the cursor is no longer held: the reader needs a snapshot. */
  hasGap: boolean
}

/** The events of runs, kept for a while so that a reader who comes back, anywhere, gets exactly what it missed. */
export interface EventLog {
  /** Only the one writer of a stream appends. */
  append<Event>(stream: string, entries: Entry<Event>[]): Promise<void>
  read<Event>(stream: string, afterSeq: number): Promise<Batch<Event> & { isClosed: boolean }>
  /**
   * First what is held after the cursor, then what comes, in one batch for all that has come since the last one. Ends
   * when the stream is closed, with `return()`, or with the signal. A stream that nobody has written yet is waited for.
   */
  follow<Event>(stream: string, afterSeq: number, signal?: AbortSignal): AsyncIterableIterator<Batch<Event>>
  /** Nothing more will come. What is held stays readable for some minutes. */
  close(stream: string): Promise<void>
  drop(stream: string): Promise<void>
}

/** Where entries are held; following them is the same everywhere. Whatever a call does happens before all later calls. */
export type EventStore = Omit<EventLog, 'follow'>

export const limits = {
  /** Appends of a stream that are held at least. */
  maxLength: 10_000,
  /** What memory holds of a stream, and of all together, in characters of what is said in it. */
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

/** Remembers one ring, so that none is lost between looking and waiting. */
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
