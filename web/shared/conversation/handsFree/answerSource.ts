import type { ThreadStream } from '../../../stream/threadStream.ts'
import { joinParts } from '../answer/readSources.ts'
import type { ReadSource } from '../../speech/readAloud.ts'

export interface LastAnswer {
  readonly id: string
  readonly status: string
  readonly output: string
}

/** The answer as it streams; complete once it is stored. */
export class AnswerSource implements ReadSource {
  readonly #listeners = new Set<() => void>()
  readonly #stream: ThreadStream
  #answer: LastAnswer

  constructor(stream: ThreadStream, answer: LastAnswer) {
    this.#stream = stream
    this.#answer = answer
  }

  get id(): string {
    return this.#answer.id
  }

  update(answer: LastAnswer): void {
    this.#answer = answer
    this.#listeners.forEach((listener) => listener())
  }

  readonly read = () => {
    const { id, status, output } = this.#answer
    const isStored = status === 'COMPLETED'
    const { answer } = this.#stream.getState()
    if (answer?.stepId !== id) return { text: output, isComplete: isStored }
    return { text: joinParts(answer.text, answer.toolCalls), isComplete: isStored || answer.hasEnded }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    const unsubscribe = this.#stream.subscribe(listener)
    return () => {
      unsubscribe()
      this.#listeners.delete(listener)
    }
  }
}
