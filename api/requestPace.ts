/** What is begun in one turn of the event loop may take as long together: Node accepts one connection and reads each one per turn. */
const longestTurnMs = 5

/** Those in the first lane do not wait for those in the second. */
export const lanes = { people: 0, strangers: 1 } as const

export type Lane = (typeof lanes)[keyof typeof lanes]

/** Begins what has come in piece by piece, so that however much there is, the event loop comes round every few milliseconds. */
export class RequestPace {
  readonly #waiting: Record<Lane, (() => void)[]> = { [lanes.people]: [], [lanes.strangers]: [] }
  readonly #now: () => number
  /** When the first piece of this turn of the event loop began; null while there was none. */
  #since: number | null = null
  #isDraining = false

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  begin(lane: Lane, work: () => void): void {
    if (!this.#isDraining && this.#hasTime()) return work()
    this.#waiting[lane].push(work)
    this.#drainSoon()
  }

  #hasTime(): boolean {
    if (this.#since === null) {
      this.#since = this.#now()
      setImmediate(() => (this.#since = null))
    }
    return this.#now() - this.#since < longestTurnMs
  }

  #drainSoon(): void {
    if (this.#isDraining) return
    this.#isDraining = true
    setImmediate(() => {
      this.#isDraining = false
      const works = Object.values(this.#waiting).flatMap((lane) => lane.shift() ?? [])
      if (Object.values(this.#waiting).some(({ length }) => length > 0)) this.#drainSoon()
      for (const work of works) work()
    })
  }
}
