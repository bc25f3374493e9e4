import { quotedNumbers } from '../models/prompt/quotedNumbers.ts'
import type { Passage } from '../twin/agent/twinKnowledge.ts'

/** Something that an answer can quote, word for word. Twins have only what is public. */
export interface Source extends Omit<Passage, 'kind'> {
  kind: Passage['kind'] | 'memory' | 'step'
  /** Of a step: its conversation. Its position there is the ordinal. */
  threadId?: string | null
}

/** The answer's text quotes it as [number]. */
export interface NumberedSource extends Source {
  number: number
}

/** What an assistant has before its eyes while it answers: each source under the number that its text quotes it by. */
export class Sources {
  readonly #sources: NumberedSource[] = []
  #told = 0

  /** @param earlier what the conversation was drawn from so far; it keeps its numbers */
  constructor(earlier: readonly NumberedSource[] = []) {
    for (const source of earlier) this.#add(source, source.number)
  }

  /** The same passage has the same number. */
  numberOf(source: Source): number {
    return this.#add(source, this.#sources.reduce((highest, { number }) => Math.max(highest, number), 0) + 1)
  }

  all(): readonly NumberedSource[] {
    return this.#sources
  }

  /** Those to be stored with the answer that were not told before; `written` is what was written since. */
  takeNew(_written = ''): NumberedSource[] {
    const fresh = this.#sources.slice(this.#told)
    this.#told = this.#sources.length
    return fresh
  }

  #add({ kind, sourceId, threadId, title, text, ordinal, page }: Source, wanted: number): number {
    const known = this.#sources.find(
      (other) => other.kind === kind && other.sourceId === sourceId && other.title === title && other.text === text,
    )
    if (known) return known.number
    const isFree = this.#sources.every(({ number }) => number !== wanted)
    const number = isFree ? wanted : Math.max(...this.#sources.map((source) => source.number)) + 1
    const place = { ...(typeof ordinal === 'number' && { ordinal, page }), ...(threadId && { threadId }) }
    this.#sources.push({ kind, sourceId, title, text, ...place, number })
    return number
  }
}

/** In characters: longer is no number of a source. */
const longestMark = 12

/** What the owner's own assistant found. Only what its answer quotes is stored with it. */
export class QuotedSources extends Sources {
  readonly #quoted = new Set<number>()
  #end = ''

  override takeNew(written = ''): NumberedSource[] {
    const text = this.#end + written
    this.#end = text.slice(-longestMark)
    const fresh = [...quotedNumbers(text)].filter((number) => !this.#quoted.has(number))
    const sources = this.all().filter(({ number }) => fresh.includes(number))
    for (const { number } of sources) this.#quoted.add(number)
    return sources
  }
}
