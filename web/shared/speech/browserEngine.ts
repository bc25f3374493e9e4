import { t } from '@lingui/core/macro'
import { hasBrowserSpeech } from './browserSpeech.ts'
import { SpeechFailure, type SpeechEngine } from './speechEngine.ts'

/** Without voices, some browsers never report an event. */
const startTimeoutMs = 8000

export class BrowserEngine implements SpeechEngine {
  /** Chrome reports no end of utterances that were garbage-collected. */
  readonly #queued = new Map<SpeechSynthesisUtterance, () => void>()

  speak(text: string, language: string): Promise<void> {
    if (!hasBrowserSpeech()) return Promise.reject(new SpeechFailure(t`Couldn’t read this aloud. Try again later.`))
    return new Promise((resolve, reject) => {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = language
      const voice = findVoice(language)
      if (voice) utterance.voice = voice
      let timeout: ReturnType<typeof setTimeout> | undefined
      const end = (settle: () => void = resolve) => {
        clearTimeout(timeout)
        this.#queued.delete(utterance)
        settle()
        this.#awaitStart()
      }
      const fail = () =>
        end(() => reject(new SpeechFailure(t`Your browser couldn’t read this aloud. Check the voices in your system settings.`)))
      utterance.onstart = () => clearTimeout(timeout)
      utterance.onend = () => end()
      utterance.onerror = ({ error }) => (error === 'canceled' || error === 'interrupted' ? end() : fail())
      this.#queued.set(utterance, () => (timeout ??= setTimeout(fail, startTimeoutMs)))
      speechSynthesis.speak(utterance)
      this.#awaitStart()
    })
  }

  cancel(): void {
    const waiting = [...this.#queued.keys()]
    if (waiting.length === 0 && !hasBrowserSpeech()) return
    speechSynthesis.cancel()
    // Some browsers don’t report the end of utterances that had not started.
    for (const utterance of waiting) utterance.onend?.(new Event('end') as SpeechSynthesisEvent)
  }

  #awaitStart(): void {
    this.#queued.values().next().value?.()
  }
}

/** A voice on this device keeps the text here; otherwise the browser chooses. */
function findVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().split(/[-_]/, 1)[0] === language)
  return voices.find((voice) => voice.default && voice.localService) ?? voices.find((voice) => voice.localService)
}
