import type { NumberedPassage, Passage } from './mind.ts'

/** What a twin has before its eyes while it answers: each passage under the number that its text quotes it by. */
export class Sources {
  readonly #passages: NumberedPassage[] = []
  #told = 0

  /** @param earlier what the conversation was drawn from so far; it keeps its numbers */
  constructor(earlier: readonly NumberedPassage[] = []) {
    for (const passage of earlier) this.#add(passage, passage.number)
  }

  /** The same passage has the same number. */
  numberOf(passage: Passage): number {
    return this.#add(passage, this.#passages.reduce((highest, { number }) => Math.max(highest, number), 0) + 1)
  }

  all(): readonly NumberedPassage[] {
    return this.#passages
  }

  /** Those that were not told before. */
  takeNew(): NumberedPassage[] {
    const fresh = this.#passages.slice(this.#told)
    this.#told = this.#passages.length
    return fresh
  }

  #add({ kind, sourceId, title, text, ordinal, page }: Passage, wanted: number): number {
    const known = this.#passages.find(
      (other) => other.kind === kind && other.sourceId === sourceId && other.title === title && other.text === text,
    )
    if (known) return known.number
    const isFree = this.#passages.every(({ number }) => number !== wanted)
    const number = isFree ? wanted : Math.max(...this.#passages.map((passage) => passage.number)) + 1
    const place = typeof ordinal === 'number' ? { ordinal, page } : {}
    this.#passages.push({ kind, sourceId, title, text, ...place, number })
    return number
  }
}
