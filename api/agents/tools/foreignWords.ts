/** Whether words of others are before the model while it answers one message. */
export class ForeignWords {
  #areThere: boolean
  #areNew: boolean
  #isTold = false

  /** @param areNew whether the message itself brought some; `areEarlier`, whether what was said before it may hold some */
  constructor({ areNew, areEarlier }: { areNew: boolean; areEarlier: boolean }) {
    this.#areNew = areNew
    this.#areThere = areNew || areEarlier
  }

  get areThere(): boolean {
    return this.#areThere
  }

  /** True once some came with the message or were returned by a tool since. */
  get areNew(): boolean {
    return this.#areNew
  }

  read(): void {
    this.#areThere = this.#areNew = true
  }

  /** True once, when the first are there. */
  takeNews(): boolean {
    if (!this.#areThere || this.#isTold) return false
    this.#isTold = true
    return true
  }
}
