import { getSpeechRecognition } from '../speech/browserSpeech.ts'
import type { SpeechRecognition } from './speechRecognition.ts'

interface ListenerOptions {
  readonly language: string
  /** Android repeats results in continuous recognition. */
  readonly isContinuous: boolean
  readonly onHeard: (words: string) => void
  /** The speaker paused after these words. */
  readonly onSaid: (words: string) => void
  /** @param error code of SpeechRecognition @param words heard before, without a pause */
  readonly onFailure: (error: string, words: string) => void
  /** Whether the words are those that are being read aloud. */
  readonly isEcho: (words: string, isFinal: boolean) => boolean
}

const pauseMs = 1500
/** Timeout for engines that never report an end. */
const finishMs = 2000
/** Browsers give up after several seconds of silence. */
const mostSilences = 3
const restartMs = 250

/** Uses the microphone from `start` until `stop`, and restarts recognition when the browser ends it. */
export class Listener {
  readonly #options: ListenerOptions
  #recognition: SpeechRecognition | null = null
  #final = ''
  #interim = ''
  #silences = 0
  #isFinishing = false
  /** Results before this one are echo. */
  #from = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  start(): void {
    if (this.#recognition) return
    this.#silences = 0
    this.#open()
  }

  /** Returns words that were not passed to `onSaid`. */
  stop(): string {
    const words = this.#words
    this.#close()
    return words
  }

  get #words(): string {
    return join(this.#final, this.#interim)
  }

  #open(): void {
    const Recognition = getSpeechRecognition()
    if (!Recognition) return this.#options.onFailure('unsupported', '')
    const recognition = new Recognition()
    this.#recognition = recognition
    this.#final = this.#interim = ''
    this.#isFinishing = false
    this.#from = 0
    recognition.lang = this.#options.language
    recognition.continuous = this.#options.isContinuous
    recognition.interimResults = true
    let error: string | null = null
    recognition.onresult = ({ results }) => this.#recognition === recognition && this.#handleResults(results)
    recognition.onerror = (event) => {
      error = event.error
    }
    recognition.onend = () => this.#recognition === recognition && this.#handleEnd(error)
    try {
      recognition.start()
    } catch {
      this.#fail('aborted')
    }
  }

  #handleResults(results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>): void {
    const heard = Array.from(results, (result) => ({ text: result[0]?.transcript.trim() ?? '', isFinal: result.isFinal })).slice(this.#from)
    const words = heard.reduce((all, { text }) => join(all, text), '')
    if (this.#words === '' && this.#options.isEcho(words, heard.at(-1)?.isFinal ?? false)) {
      this.#from += heard.findLastIndex(({ isFinal }) => isFinal) + 1
      return
    }
    this.#silences = 0
    this.#final = heard.filter(({ isFinal }) => isFinal).reduce((all, { text }) => join(all, text), '')
    this.#interim = heard.filter(({ isFinal }) => !isFinal).reduce((all, { text }) => join(all, text), '')
    this.#options.onHeard(this.#words)
    if (!this.#isFinishing) this.#after(pauseMs, () => this.#finish())
  }

  /** Recognition then finalizes the last words. */
  #finish(): void {
    if (this.#words === '') return
    this.#isFinishing = true
    this.#after(finishMs, () => this.#handleEnd(null))
    this.#recognition?.stop()
  }

  #handleEnd(error: string | null): void {
    const words = this.#words
    const isSilence = error === null || error === 'no-speech'
    if (words !== '' && isSilence) {
      this.#close()
      return this.#options.onSaid(words)
    }
    if (!isSilence) return this.#fail(error)
    this.#silences += 1
    if (this.#silences >= mostSilences) return this.#fail('no-speech')
    clearTimeout(this.#timer)
    this.#after(restartMs, () => this.#open())
  }

  #fail(error: string): void {
    const words = this.#words
    this.#close()
    this.#options.onFailure(error, words)
  }

  #close(): void {
    clearTimeout(this.#timer)
    const recognition = this.#recognition
    this.#recognition = null
    this.#final = this.#interim = ''
    recognition?.abort()
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(act, milliseconds)
  }
}

function join(before: string, words: string): string {
  return before === '' || words === '' ? before + words : `${before} ${words}`
}

/** The microphone also hears the loudspeaker. */
export function isEchoOf(words: string, isFinal: boolean, spoken: string): boolean {
  const known = new Set(listWords(spoken))
  const heard = listWords(words)
  const unknown = heard.filter((word) => !known.has(word)).length
  // Recognition mistakes some of the words, and most first ones until they are final.
  return unknown <= heard.length * 0.4 || (heard.length === 1 && !isFinal)
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
