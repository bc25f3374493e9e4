/** How much is begun in one turn of the event loop when none of it takes long. */
const mostPerTurn = 16

/** Begins what has come in piece by piece: Node accepts one connection, and reads each one, once in a turn of the event loop. */
export class RequestPace {
  readonly #longestTurnMs: number
  readonly #now: () => number
  readonly #waiting: (() => void)[] = []
  /** When the first piece of this turn of the event loop began; null while there was none. */
  #since: number | null = null
  #isDraining = false

  /** @param longestTurnMs what is begun in one turn of the event loop may take as long together */
  constructor(longestTurnMs: number, now = () => performance.now()) {
    this.#longestTurnMs = longestTurnMs
    this.#now = now
  }

  begin(work: () => void): void {
    if (!this.#isDraining && this.#hasTime()) return work()
    this.#waiting.push(work)
    this.#drainSoon()
  }

  #hasTime(): boolean {
    if (this.#since === null) {
      this.#since = this.#now()
      setImmediate(() => (this.#since = null))
    }
    return this.#now() - this.#since < this.#longestTurnMs
  }

  /** Each in a callback of its own, so that all that a piece does before it waits for something counts. */
  #drainSoon(): void {
    if (this.#isDraining) return
    this.#isDraining = true
    for (let index = 0; index < mostPerTurn; index += 1) setImmediate(() => this.#hasTime() && this.#waiting.shift()?.())
    setImmediate(() => {
      this.#isDraining = false
      if (this.#waiting.length > 0) this.#drainSoon()
    })
  }
}
