interface Holder {
  working: number
  readonly waiting: (() => void)[]
}

export class Turns {
  readonly #atOnce: number
  readonly #holders = new Map<string, Holder>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  countWaiting(key: string): number {
    return this.#holders.get(key)?.waiting.length ?? 0
  }

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
