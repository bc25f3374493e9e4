interface ServerSpeech {
  readonly canSpeak: boolean
  readonly canTranscribe: boolean
}

const none: ServerSpeech = { canSpeak: false, canTranscribe: false }
let current = none

/** Speech models available to the user; loaded with the session. */
export function getServerSpeech(): ServerSpeech {
  return current
}

export function setServerSpeech(viewer: { isSpeechAvailable: boolean; isTranscriptionAvailable: boolean } | null | undefined): void {
  current = viewer ? { canSpeak: viewer.isSpeechAvailable, canTranscribe: viewer.isTranscriptionAvailable } : none
}
