/** Tracks whether the model has read untrusted content while answering one message. */
export class UntrustedContent {
  #areThere: boolean
  #areNew: boolean
  #isTold = false

  /** @param areNew whether the message itself contains untrusted content; `areEarlier`, whether earlier messages may */
  constructor({ areNew, areEarlier }: { areNew: boolean; areEarlier: boolean }) {
    this.#areNew = areNew
    this.#areThere = areNew || areEarlier
  }

  get areThere(): boolean {
    return this.#areThere
  }

  get areNew(): boolean {
    return this.#areNew
  }

  read(): void {
    this.#areThere = this.#areNew = true
  }

  /** Returns true once, when the first untrusted content arrives. */
  takeNews(): boolean {
    if (!this.#areThere || this.#isTold) return false
    this.#isTold = true
    return true
  }
}
