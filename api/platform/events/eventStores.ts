import type { Redis } from 'ioredis'
import { type Entry, type EventStore, limits } from './eventLog.ts'

interface HeldStream {
  entries: Entry<unknown>[]
  chars: number
  isClosed: boolean
  touchedAt: number
}

export function createMemoryEventStore(now = Date.now): EventStore {
  const streams = new Map<string, HeldStream>()
  let chars = 0
  let timer: NodeJS.Timeout | undefined

  function touch(stream: string) {
    // Reinserted: the map starts with the least recently written stream.
    const held = streams.get(stream) ?? { entries: [], chars: 0, isClosed: false, touchedAt: 0 }
    streams.delete(stream)
    streams.set(stream, held)
    held.touchedAt = now()
    timer ??= setInterval(forgetOld, limits.closedSeconds * 1000).unref()
    return held
  }

  function drop(stream: string) {
    chars -= streams.get(stream)?.chars ?? 0
    streams.delete(stream)
    if (streams.size === 0) timer = clearInterval(timer) as undefined
  }

  function cut(held: HeldStream, count: number) {
    for (const { event } of held.entries.splice(0, count)) {
      held.chars -= countChars(event)
      chars -= countChars(event)
    }
  }

  function forgetOld() {
    for (const [stream, held] of streams) {
      const age = (now() - held.touchedAt) / 1000
      if (age > limits.idleSeconds || (held.isClosed && age > limits.closedSeconds)) drop(stream)
      else if (age <= limits.closedSeconds) break
    }
  }

  /** Evicts closed streams first, because the database has their content. */
  function makeRoom() {
    for (const [stream, { isClosed }] of streams) if (chars > limits.maxChars && isClosed) drop(stream)
    for (const stream of streams.keys()) if (chars > limits.maxChars) drop(stream)
  }

  return {
    async append(stream, entries) {
      const held = touch(stream)
      for (const entry of entries) {
        const size = countChars(entry.event)
        held.entries.push(entry)
        held.chars += size
        chars += size
      }
      // Cuts large blocks, so that the array is rarely shifted.
      if (held.entries.length > limits.maxLength * 1.5) cut(held, held.entries.length - limits.maxLength)
      while (held.chars > limits.maxStreamChars && held.entries.length > 0) cut(held, Math.ceil(held.entries.length / 2))
      if (chars > limits.maxChars) makeRoom()
      forgetOld()
    },
    async read<Event>(stream: string, afterSeq: number) {
      const held = streams.get(stream)
      const all = (held?.entries ?? []) as Entry<Event>[]
      const firstSeq = all[0]?.seq ?? 1
      const entries = all.slice(Math.max(0, afterSeq + 1 - firstSeq))
      return { entries, hasGap: hasGap(entries, afterSeq), isClosed: held?.isClosed ?? false }
    },
    async close(stream) {
      touch(stream).isClosed = true
    },
    async drop(stream) {
      drop(stream)
    },
  }
}

/** The seq is the entry's ID, so a cursor is a position. The closing entry has a timestamp, greater than any seq. */
export function createRedisEventStore(redis: Redis): EventStore {
  const key = (stream: string) => `twain:log:${stream}`
  return {
    async append(stream, entries) {
      const id = `${entries.at(-1)?.seq}-0`
      await redis
        .pipeline()
        .xadd(key(stream), 'MAXLEN', '~', limits.maxLength, id, 'entries', JSON.stringify(entries))
        .expire(key(stream), limits.idleSeconds)
        .exec()
        .then(throwFirstError)
    },
    async read<Event>(stream: string, afterSeq: number) {
      const rows = await redis.xrange(key(stream), `(${afterSeq}`, '+')
      const isClosed = rows.some(([, [field]]) => field === 'closed')
      const entries = rows
        .filter(([, [field]]) => field === 'entries')
        .flatMap(([, [, json]]) => JSON.parse(json ?? '[]') as Entry<Event>[])
        .filter(({ seq }) => seq > afterSeq)
      return { entries, hasGap: hasGap(entries, afterSeq), isClosed }
    },
    async close(stream) {
      await redis.pipeline().xadd(key(stream), '*', 'closed', '').expire(key(stream), limits.closedSeconds).exec().then(throwFirstError)
    },
    async drop(stream) {
      await redis.del(key(stream))
    },
  }
}

/** During an outage, readers in this process miss nothing; others get a snapshot. */
export function withFallback(shared: EventStore, own: EventStore = createMemoryEventStore()): EventStore {
  return {
    append: (stream, entries) => shared.append(stream, entries).catch(() => own.append(stream, entries)),
    async read<Event>(stream: string, afterSeq: number) {
      const nothing = { entries: [], hasGap: false, isClosed: false }
      const parts = await Promise.all([shared.read<Event>(stream, afterSeq).catch(() => nothing), own.read<Event>(stream, afterSeq)])
      const held = new Map(parts.flatMap(({ entries }) => entries).map((entry) => [entry.seq, entry]))
      const sorted = [...held.values()].toSorted((a, b) => a.seq - b.seq)
      // The next read then reports a gap.
      const entries = sorted.filter(({ seq }, index) => seq === (sorted[0]?.seq ?? 0) + index)
      const isWhole = entries.length === sorted.length
      return { entries, hasGap: hasGap(entries, afterSeq), isClosed: isWhole && parts.some(({ isClosed }) => isClosed) }
    },
    close: (stream) => shared.close(stream).catch(() => own.close(stream)),
    async drop(stream) {
      await Promise.all([shared.drop(stream).catch(() => {}), own.drop(stream)])
    },
  }
}

function countChars(event: unknown): number {
  let chars = 0
  for (const value of Object.values(event as object)) {
    if (typeof value === 'string') chars += value.length
    else if (typeof value === 'object' && value !== null) chars += JSON.stringify(value).length
  }
  return chars + 50
}

function hasGap(entries: Entry<unknown>[], afterSeq: number) {
  const [first] = entries
  return first !== undefined && first.seq > afterSeq + 1
}

function throwFirstError(results: [error: Error | null, result: unknown][] | null) {
  const error = results?.find(([failure]) => failure)?.[0]
  if (error) throw error
}
