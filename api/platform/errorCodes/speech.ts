import type { ErrorEntry } from './entry.ts'

export const speechErrors = {
  no_speech: {
    status: 404,
    text: 'This server has no speech model.',
    cause: 'The operator has not set a speech model.',
    cure: 'Use a voice of the device, or set `SPEECH_MODEL`.',
  },
  too_much_speech: {
    status: 429,
    text: 'You’ve reached the read-aloud limit for now. Try again later.',
    cause: 'The user’s limit of spoken characters per hour is reached.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  speech_unavailable: {
    status: 503,
    text: 'The speech model doesn’t respond. Try again in a moment.',
    cause: 'The speech provider failed, or responded with something other than audio.',
    cure: 'Try again later. The server log has the reason.',
  },
  no_transcription: {
    status: 404,
    text: 'This server can’t transcribe audio.',
    cause: 'The operator has not set a transcription model.',
    cure: 'Use speech recognition of the device, or set `TRANSCRIPTION_MODEL`.',
  },
  audio_type_unknown: {
    status: 400,
    text: 'This audio format isn’t supported.',
    cause: 'The file is not audio, or in an unsupported format.',
    cure: 'Send FLAC, MP3, MP4, Ogg, WAV or WebM with its media type.',
  },
  transcription_language_unknown: {
    status: 400,
    text: 'Use a language code such as “de”.',
    cause: 'The language is not a code of two letters.',
    cure: 'Send an ISO 639-1 code, or none to detect the language.',
  },
  recording_too_large: {
    status: 413,
    text: 'Recordings can be up to {limit} MB.',
    params: ['limit'],
    cause: 'The recording exceeds the size limit.',
    cure: 'Send a shorter recording, or compress it.',
  },
  too_much_transcription: {
    status: 429,
    text: 'You’ve reached the dictation limit for now. Try again later.',
    cause: 'The user’s limit of transcribed audio per hour is reached.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  transcription_unavailable: {
    status: 503,
    text: 'The transcription model doesn’t respond. Try again in a moment.',
    cause: 'The transcription provider failed, or responded with something other than a transcript.',
    cure: 'Try again later. The server log has the reason.',
  },
} as const satisfies Record<string, ErrorEntry>
