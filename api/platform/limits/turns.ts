type Begin = (end: () => void) => void

interface Holder {
  working: number
  isStarting: boolean
  readonly waiting: Begin[]
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

  take(key: string, begin: Begin): void {
    const holder = this.#holders.get(key) ?? { working: 0, isStarting: false, waiting: [] }
    this.#holders.set(key, holder)
    holder.waiting.push(begin)
    this.#startWaiting(key, holder)
  }

  #startWaiting(key: string, holder: Holder): void {
    // A turn that ends as it begins continues the outer loop: recursion would exhaust the stack.
    if (holder.isStarting) return
    holder.isStarting = true
    try {
      while (holder.working < this.#atOnce) {
        const begin = holder.waiting.shift()
        if (!begin) break
        this.#begin(key, holder, begin)
      }
    } finally {
      holder.isStarting = false
    }
    if (holder.working === 0) this.#holders.delete(key)
  }

  #begin(key: string, holder: Holder, begin: Begin): void {
    holder.working += 1
    let isOver = false
    begin(() => {
      if (isOver) return
      isOver = true
      holder.working -= 1
      this.#startWaiting(key, holder)
    })
  }
}
