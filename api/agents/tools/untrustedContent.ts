/** Tracks whether the model has read untrusted content while answering one message. */
export class UntrustedContent {
  #isPresent: boolean
  #isNew: boolean
  #isTold = false

  /** @param isNew whether the message itself contains untrusted content; `isEarlier`, whether earlier messages may */
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

  /** Returns true once, when the first untrusted content arrives. */
  takeFirst(): boolean {
    if (!this.#isPresent || this.#isTold) return false
    this.#isTold = true
    return true
  }
}
