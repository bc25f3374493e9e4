interface ServerSpeech {
  readonly canSpeak: boolean
  readonly canTranscribe: boolean
}

const none: ServerSpeech = { canSpeak: false, canTranscribe: false }
let current = none

/** Speech models that the server offers to the member; known with the session. */
export function getServerSpeech(): ServerSpeech {
  return current
}

export function setServerSpeech(viewer: { isSpeechAvailable: boolean; isTranscriptionAvailable: boolean } | null | undefined): void {
  current = viewer ? { canSpeak: viewer.isSpeechAvailable, canTranscribe: viewer.isTranscriptionAvailable } : none
}
