import { findQuotedNumbers } from '../models/prompt/quotedNumbers.ts'
import type { Passage } from '../twin/agent/twinKnowledge.ts'

export interface Source extends Omit<Passage, 'kind'> {
  kind: Passage['kind'] | 'memory' | 'step'
  threadId?: string | null
  /** Owner of the content, in talks between twins. */
  ownerId?: string | null
}

export interface NumberedSource extends Source {
  number: number
}

export class Sources {
  readonly #sources: NumberedSource[] = []
  #told = 0

  constructor(earlier: readonly NumberedSource[] = []) {
    for (const source of earlier) this.#add(source, source.number)
  }

  getNumber(source: Source): number {
    return this.#add(source, this.#sources.reduce((highest, { number }) => Math.max(highest, number), 0) + 1)
  }

  getAll(): readonly NumberedSource[] {
    return this.#sources
  }

  /** @param _written the text since the last call */
  takeNew(_written = ''): NumberedSource[] {
    const fresh = this.#sources.slice(this.#told)
    this.#told = this.#sources.length
    return fresh
  }

  #add({ kind, sourceId, threadId, ownerId = null, title, text, ordinal, page }: Source, wanted: number): number {
    const known = this.#sources.find(
      (other) =>
        other.kind === kind &&
        other.sourceId === sourceId &&
        (other.ownerId ?? null) === ownerId &&
        other.title === title &&
        other.text === text,
    )
    if (known) return known.number
    const isFree = this.#sources.every(({ number }) => number !== wanted)
    const number = isFree ? wanted : Math.max(...this.#sources.map((source) => source.number)) + 1
    const place = { ...(typeof ordinal === 'number' && { ordinal, page }), ...(threadId && { threadId }), ...(ownerId && { ownerId }) }
    this.#sources.push({ kind, sourceId, title, text, ...place, number })
    return number
  }
}

/** For answers that mark every quotation, as the built-in responder’s do. The owner’s name is unmarked. */
export function findUnused(sources: readonly NumberedSource[], answer: string): number[] {
  const quoted = findQuotedNumbers(answer)
  return sources.flatMap(({ number, text }) => (quoted.has(number) || answer.includes(text) ? [] : [number]))
}

/** Longer brackets are not citations. */
const longestMark = 12

export class QuotedSources extends Sources {
  readonly #quoted = new Set<number>()
  #end = ''

  override takeNew(written = ''): NumberedSource[] {
    const text = this.#end + written
    this.#end = text.slice(-longestMark)
    const fresh = [...findQuotedNumbers(text)].filter((number) => !this.#quoted.has(number))
    const sources = this.getAll().filter(({ number }) => fresh.includes(number))
    for (const { number } of sources) this.#quoted.add(number)
    return sources
  }
}
