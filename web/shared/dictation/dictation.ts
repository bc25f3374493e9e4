import { t } from '@lingui/core/macro'
import { getSpeechRecognition } from '../speech/browserSpeech.ts'

export interface Dictation {
  stop(): void
  /** Discards unfinished words. */
  abort(): void
}

export interface DictationOptions {
  readonly language: string
  readonly onText: (text: string) => void
  readonly onFailure: (message: string) => void
  readonly onEnd: () => void
}

export function startDictation({ language, onText, onFailure, onEnd }: DictationOptions): Dictation | null {
  const Recognition = getSpeechRecognition()
  if (!Recognition) {
    onEnd()
    return null
  }
  const recognition = new Recognition()
  recognition.lang = language
  recognition.continuous = true
  recognition.onresult = ({ resultIndex, results }) => {
    const finalResults = Array.from(results)
      .slice(resultIndex)
      .filter(({ isFinal }) => isFinal)
    const text = finalResults.map((result) => result[0]?.transcript.trim() ?? '').join(' ')
    if (text) onText(text)
  }
  recognition.onerror = ({ error }) => {
    const message = getRecognitionProblem(error)
    if (message) onFailure(message)
  }
  recognition.onend = onEnd
  recognition.start()
  return recognition
}

/** @param error code of SpeechRecognition @returns null if the user stopped dictation */
export function getRecognitionProblem(error: string): string | null {
  switch (error) {
    case 'aborted':
      return null
    case 'no-speech':
      return t`Couldn’t hear anything. Try again.`
    case 'audio-capture':
      return t`No microphone found. Connect one and try again.`
    case 'not-allowed':
    case 'service-not-allowed':
      return t`Microphone access is blocked. Allow it in your browser’s settings.`
    case 'network':
      return t`Couldn’t reach speech recognition. Check your connection and try again.`
    case 'language-not-supported':
      return t`Your browser can’t transcribe this language.`
    default:
      return t`Your browser couldn’t transcribe that.`
  }
}
