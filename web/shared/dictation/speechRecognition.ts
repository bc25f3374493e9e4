/** TypeScript has no types for the Web Speech API. */
export interface SpeechRecognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { readonly resultIndex: number; readonly results: ArrayLike<SpeechResult> }) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type SpeechResult = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
