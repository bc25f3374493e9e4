import { z } from 'zod'
import { ProviderError, requestBytes } from '../models/connections/providerRequest.ts'
import { rule } from '../platform/errorCodes/rule.ts'
import { NotFoundError, RateLimitError, UnavailableError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Viewer } from '../platform/viewer.ts'

export const maxSpeechLength = 1000

export const speechInput = z.object({
  text: z
    .string()
    .trim()
    .min(1, rule('value_required'))
    .max(maxSpeechLength, rule('value_too_long', { max: maxSpeechLength })),
})

/** In characters; about an hour of speech. */
const limit = { points: 60_000, seconds: 3600 }
const timeoutMs = 30_000
const maxBytes = 8 * 1024 * 1024
const audioTypes = /^audio\/(?:aac|flac|mp4|mpeg|ogg|wav|webm|x-wav)$/

export interface Audio {
  readonly type: string
  readonly bytes: Buffer<ArrayBuffer>
}

export class SpeechService {
  readonly #platform: Platform
  readonly #limit: Limit

  constructor(platform: Platform) {
    this.#platform = platform
    this.#limit = platform.limits.define('speech', limit)
  }

  get isAvailable(): boolean {
    return this.#platform.config.speech !== undefined
  }

  /** Neither the text nor the audio is stored or logged. */
  async synthesize({ userId }: Viewer, input: z.input<typeof speechInput>, signal?: AbortSignal): Promise<Audio> {
    const { text } = parseInput(speechInput, input)
    const { speech } = this.#platform.config
    if (!speech) throw new NotFoundError('no_speech')
    const { isAllowed, retryAfterMs } = await this.#limit.consume(userId, text.length)
    if (!isAllowed) throw new RateLimitError('too_much_speech', Math.ceil(retryAfterMs / 1000))
    const { baseUrl, apiKey, model, voice } = speech
    try {
      const { type, bytes } = await requestBytes(`${baseUrl}/audio/speech`, {
        headers: { accept: 'audio/mpeg', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
        body: { model, voice, input: text, response_format: 'mp3' },
        timeoutMs,
        maxBytes,
        signal,
      })
      if (bytes.length === 0 || !audioTypes.test(type)) throw new ProviderError('provider_unreadable')
      return { type, bytes }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      // A client that has left is no failure.
      if (!signal?.aborted) this.#platform.log.warn({ code: error.code, ...error.params }, 'the speech provider failed')
      throw new UnavailableError('speech_unavailable')
    }
  }
}
