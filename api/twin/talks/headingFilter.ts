/** Headings mark the speakers of a talk. */
export class HeadingFilter {
  #isLineStart = true

  add(delta: string): string {
    let shown = ''
    for (const character of delta) {
      if (this.#isLineStart && (character === '#' || character === ' ')) continue
      shown += character
      this.#isLineStart = /[\n\r\u2028\u2029]/.test(character)
    }
    return shown
  }
}
