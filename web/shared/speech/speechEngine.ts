export interface SpeechEngine {
  /** Queues the text behind the ones before; resolves when it was spoken or cancelled. @throws SpeechFailure */
  speak(text: string, language: string): Promise<void>
  cancel(): void
}

/** The message is shown to the user. */
export class SpeechFailure extends Error {}
