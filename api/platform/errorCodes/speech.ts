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
    text: 'Too much was read aloud in a short time. Try again later.',
    cause: 'The user’s limit of spoken characters per hour is reached.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  speech_unavailable: {
    status: 503,
    text: 'The speech model doesn’t respond. Try again in a moment.',
    cause: 'The speech provider failed, or responded with something other than audio.',
    cure: 'Try again later. The server log has the reason.',
  },
} as const satisfies Record<string, ErrorEntry>
