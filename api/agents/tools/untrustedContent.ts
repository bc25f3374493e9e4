export class UntrustedContent {
  #isPresent: boolean
  #isNew: boolean
  #isTold = false

  /** @param isNew whether the message to answer is untrusted @param isEarlier whether an earlier message may be untrusted */
  constructor({ isNew, isEarlier }: { isNew: boolean; isEarlier: boolean }) {
    this.#isNew = isNew
    this.#isPresent = isNew || isEarlier
  }

  get isPresent(): boolean {
    return this.#isPresent
  }

  get isNew(): boolean {
    return this.#isNew
  }

  read(): void {
    this.#isPresent = this.#isNew = true
  }

  takeFirst(): boolean {
    if (!this.#isPresent || this.#isTold) return false
    this.#isTold = true
    return true
  }
}
