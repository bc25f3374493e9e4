import type { Reading } from './reading.ts'

/** A text that may still grow. */
export interface ReadSource {
  readonly read: () => { readonly text: string; readonly isComplete: boolean }
  readonly subscribe: (listener: () => void) => () => void
}

export interface ReadAloudState {
  /** ID of the answer that is read. */
  readonly id: string | null
  readonly isSpeaking: boolean
  readonly spokenText: string
  /** Answer that could not be read, and why. */
  readonly failed: { readonly id: string; readonly message: string } | null
}

type Begin = (onChange: () => void) => Promise<Reading>

const silent: ReadAloudState = { id: null, isSpeaking: false, spokenText: '', failed: null }

/** One text is read at a time. */
class ReadAloud {
  readonly #listeners = new Set<() => void>()
  #state = silent
  #stop: (() => void) | null = null

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly #handleLeave = () => this.stop()

  readonly getState = (): ReadAloudState => this.#state

  start(id: string, source: ReadSource, begin: Begin): void {
    this.stop()
    let reading: Reading | null = null
    let unsubscribe = () => {}
    let isCurrent = true
    const end = () => {
      isCurrent = false
      unsubscribe()
      reading?.stop()
      this.#stop = null
    }
    this.#stop = end
    // Chrome continues to speak after the page has been left.
    addEventListener('pagehide', this.#handleLeave, { once: true })
    this.#set({ ...silent, id })
    const handleChange = () => {
      if (!isCurrent || !reading) return
      const { isSpeaking, spokenText, failure, hasEnded } = reading
      if (hasEnded) end()
      this.#set(
        hasEnded ? { ...silent, failed: failure === null ? null : { id, message: failure } } : { ...silent, id, isSpeaking, spokenText },
      )
    }
    const open = async () => {
      const begun = await begin(handleChange)
      if (!isCurrent) return begun.stop()
      reading = begun
      const update = () => {
        const { text, isComplete } = source.read()
        begun.update(text, isComplete)
      }
      unsubscribe = source.subscribe(update)
      update()
    }
    // The code may fail to load.
    void open().catch(() => isCurrent && this.stop())
  }

  readonly stop = (): void => {
    if (this.#state === silent) return
    this.#stop?.()
    this.#set(silent)
  }

  #set(state: ReadAloudState): void {
    this.#state = state
    this.#listeners.forEach((listener) => listener())
  }
}

export const readAloud = new ReadAloud()
