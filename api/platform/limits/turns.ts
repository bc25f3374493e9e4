interface Holder {
  working: number
  readonly waiting: (() => void)[]
}

/** Lets what belongs to one key wait for each other, a number at a time, in the order in which it came. */
export class Turns {
  readonly #atOnce: number
  readonly #holders = new Map<string, Holder>()

  /** @param atOnce how much of one key is worked on at the same moment */
  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  waitingFor(key: string): number {
    return this.#holders.get(key)?.waiting.length ?? 0
  }

  /** Begins at once or later, and never again. `end` ends the turn; further calls of it do nothing. */
  take(key: string, begin: (end: () => void) => void): void {
    const holder = this.#holders.get(key) ?? { working: 0, waiting: [] }
    this.#holders.set(key, holder)
    const start = () => {
      holder.working += 1
      let isOver = false
      begin(() => {
        if (isOver) return
        isOver = true
        holder.working -= 1
        const next = holder.waiting.shift()
        if (next) next()
        else if (holder.working === 0) this.#holders.delete(key)
      })
    }
    if (holder.working < this.#atOnce) start()
    else holder.waiting.push(start)
  }
}
