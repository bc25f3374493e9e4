import { SentenceSplitter } from './sentences.ts'
import { SpeechFailure, type SpeechEngine } from './speechEngine.ts'
import type { Placeholders } from './speechText.ts'

/** One sentence is spoken while the next is prepared. */
const mostQueued = 2

interface ReadingOptions {
  readonly engine: SpeechEngine
  readonly placeholders: Placeholders
  readonly detectLanguage: (text: string) => string
  readonly onChange: () => void
}

/** Speaks a text that may still grow, sentence by sentence. */
export class Reading {
  readonly #options: ReadingOptions
  #splitter: SentenceSplitter | null = null
  readonly #waiting: string[] = []
  #text = ''
  #spoken: string[] = []
  #queued = 0
  #isComplete = false
  #hasEnded = false
  #failure: string | null = null

  constructor(options: ReadingOptions) {
    this.#options = options
  }

  get isSpeaking(): boolean {
    return this.#queued > 0
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  get failure(): string | null {
    return this.#failure
  }

  /** Used to recognize its echo in the microphone. */
  get spokenText(): string {
    return this.#spoken.join(' ')
  }

  update(text: string, isComplete: boolean): void {
    if (this.#hasEnded) return
    this.#text = text
    this.#isComplete = isComplete
    this.#splitter ??= new SentenceSplitter(this.#options.detectLanguage(text), this.#options.placeholders)
    this.#waiting.push(...this.#splitter.push(text, isComplete))
    this.#speakNext()
  }

  stop(): void {
    if (this.#hasEnded) return
    this.#end()
    this.#options.engine.cancel()
  }

  #speakNext(): void {
    while (!this.#hasEnded && this.#queued < mostQueued) {
      const sentence = this.#waiting.shift()
      if (sentence === undefined) break
      this.#queued += 1
      this.#spoken = [...this.#spoken.slice(-mostQueued), sentence]
      void this.#speak(sentence)
      this.#options.onChange()
    }
    if (this.#isComplete && this.#queued === 0 && !this.#hasEnded) this.#end()
  }

  async #speak(sentence: string): Promise<void> {
    try {
      await this.#options.engine.speak(sentence, this.#options.detectLanguage(this.#text))
    } catch (error) {
      if (!(error instanceof SpeechFailure)) throw error
      this.#failure = error.message
      this.stop()
    }
    this.#queued -= 1
    if (this.#hasEnded) return
    this.#options.onChange()
    this.#speakNext()
  }

  #end(): void {
    this.#hasEnded = true
    this.#waiting.length = 0
    this.#options.onChange()
  }
}
