import type { ChatEvent } from '../../stream/events.ts'

export interface LoggedEvent {
  readonly number: number
  readonly afterMs: number | null
  readonly cursor: string
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
}

export const maxLogged = 5000

export class EventLog {
  readonly #listeners = new Set<() => void>()
  #events: readonly LoggedEvent[] = []
  #arriving: LoggedEvent[] = []
  #frame: number | null = null
  #count = 0
  #lastAt: number | null = null

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getEvents = (): readonly LoggedEvent[] => this.#events

  add({ __typename: type, cursor, stepId, ...rest }: ChatEvent): void {
    const now = performance.now()
    const afterMs = this.#lastAt === null ? null : Math.round(now - this.#lastAt)
    this.#lastAt = now
    this.#arriving.push({ number: ++this.#count, afterMs, cursor, type, payload: { ...rest, stepId } })
    if (this.#frame !== null) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = null
      this.#show([...this.#events, ...this.#arriving].slice(-maxLogged))
    })
  }

  clear(): void {
    this.#lastAt = null
    this.#show([])
  }

  #show(events: readonly LoggedEvent[]): void {
    this.#arriving = []
    this.#events = events
    this.#listeners.forEach((listener) => listener())
  }
}

export function toJsonLines(events: readonly LoggedEvent[]): string {
  return events.map(({ cursor, type, payload }) => JSON.stringify({ cursor, type, ...payload })).join('\n')
}
