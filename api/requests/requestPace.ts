/** How much is begun in one turn of the event loop when none of it takes long. */
const mostPerTurn = 16

/**
 * Begins what has come in piece by piece, the clients taking turns: Node accepts one connection, and reads each one, once in a turn of the
 * event loop.
 */
export class RequestPace {
  readonly #longestTurnMs: number
  readonly #now: () => number
  /** Who has waited longest is first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  /** When the first piece of this turn of the event loop began; null while there was none. */
  #since: number | null = null
  #isDraining = false

  /** @param longestTurnMs what is begun in one turn of the event loop may take as long together */
  constructor(longestTurnMs: number, now = () => performance.now()) {
    this.#longestTurnMs = longestTurnMs
    this.#now = now
  }

  begin(client: string, work: () => void): void {
    if (!this.#isDraining && this.#hasTime()) return work()
    const waiting = this.#waiting.get(client)
    if (waiting) waiting.push(work)
    else this.#waiting.set(client, [work])
    this.#drainSoon()
  }

  /** Of the client whose turn it is; the others come before their next one. */
  #beginNext(): void {
    for (const [client, [work, ...others]] of this.#waiting) {
      this.#waiting.delete(client)
      if (others.length > 0) this.#waiting.set(client, others)
      return work?.()
    }
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
    for (let index = 0; index < mostPerTurn; index += 1) setImmediate(() => this.#hasTime() && this.#beginNext())
    setImmediate(() => {
      this.#isDraining = false
      if (this.#waiting.size > 0) this.#drainSoon()
    })
  }
}
