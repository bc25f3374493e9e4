import { t } from '@lingui/core/macro'
import { readRequestError } from '../../relay/requestError.ts'
import { SpeechFailure, type SpeechEngine } from './speechEngine.ts'

/** Audio of the server, which is requested while the sentence before is spoken. */
export class ServerEngine implements SpeechEngine {
  readonly #fetch: typeof fetch
  readonly #context: AudioContext
  readonly #fallback: SpeechEngine | null
  #last: Promise<void> = Promise.resolve()
  #leaving = new AbortController()
  #hasFailed = false

  constructor(options: { fetch: typeof fetch; context: AudioContext; fallback: SpeechEngine | null }) {
    this.#fetch = options.fetch
    this.#context = options.context
    this.#fallback = options.fallback
  }

  speak(text: string, language: string): Promise<void> {
    const { signal } = this.#leaving
    const loading = this.#hasFailed ? Promise.resolve(null) : this.#load(text, signal).catch(() => null)
    const before = this.#last
    const speaking = async () => {
      await before
      const audio = await loading
      if (signal.aborted) return
      if (audio) return this.#play(audio, signal)
      this.#hasFailed = true
      if (!this.#fallback) throw new SpeechFailure(t`Couldn’t read this aloud. Try again later.`)
      await this.#fallback.speak(text, language)
    }
    const spoken = speaking()
    this.#last = spoken.catch(() => {})
    return spoken
  }

  cancel(): void {
    this.#leaving.abort()
    this.#leaving = new AbortController()
    this.#fallback?.cancel()
  }

  async #load(text: string, signal: AbortSignal): Promise<AudioBuffer> {
    const response = await this.#fetch('/api/v1/speech', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal,
    })
    if (!response.ok) throw await readRequestError(response)
    return this.#context.decodeAudioData(await response.arrayBuffer())
  }

  #play(audio: AudioBuffer, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const source = this.#context.createBufferSource()
      source.buffer = audio
      source.connect(this.#context.destination)
      source.onended = () => resolve()
      signal.addEventListener('abort', () => source.stop(), { once: true })
      source.start()
    })
  }
}
