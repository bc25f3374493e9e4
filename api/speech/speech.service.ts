import { z } from 'zod'
import { ProviderError, requestBytes, requestJson, type ProviderRequest } from '../models/connections/providerRequest.ts'
import { rule } from '../platform/errorCodes/rule.ts'
import { InputError, NotFoundError, RateLimitError, UnavailableError } from '../platform/errors.ts'
import type { Limit } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Viewer } from '../platform/viewer.ts'

const maxSpeechLength = 1000

export const speechInput = z.object({
  text: z
    .string()
    .trim()
    .min(1, rule('value_required'))
    .max(maxSpeechLength, rule('value_too_long', { max: maxSpeechLength })),
})

/** In megabytes. */
export const maxRecordingSize = 8

export const transcriptionInput = z.object({
  language: z
    .string()
    .regex(/^[a-z]{2}$/, rule('transcription_language_unknown'))
    .optional(),
})

/** In characters; about an hour of speech. */
const limit = { points: 60_000, seconds: 3600 }
/** In bytes; more than two hours of compressed speech. */
const transcriptionLimit = { points: 64 * 1024 * 1024, seconds: 3600 }
const timeoutMs = 30_000
/** Timeout for several minutes of speech on a slow server. */
const transcriptionTimeoutMs = 60_000
const longestTranscript = 20_000
const maxBytes = 8 * 1024 * 1024
const audioTypes = /^audio\/(?:aac|flac|mp4|mpeg|ogg|wav|webm|x-wav)$/

/** File names by media type: some providers tell formats by the name. */
const recordingNames = new Map([
  ['audio/flac', 'recording.flac'],
  ['audio/mp4', 'recording.mp4'],
  ['audio/mpeg', 'recording.mp3'],
  ['audio/ogg', 'recording.ogg'],
  ['audio/wav', 'recording.wav'],
  ['audio/webm', 'recording.webm'],
  ['audio/x-wav', 'recording.wav'],
])
const transcriptBody = z.object({ text: z.string().trim().max(longestTranscript) })

export interface Audio {
  readonly type: string
  readonly bytes: Buffer<ArrayBuffer>
}

export class SpeechService {
  readonly #platform: Platform
  readonly #limit: Limit
  readonly #transcriptionLimit: Limit

  constructor(platform: Platform) {
    this.#platform = platform
    this.#limit = platform.limits.define('speech', limit)
    this.#transcriptionLimit = platform.limits.define('transcription', transcriptionLimit)
  }

  get isAvailable(): boolean {
    return this.#platform.config.speech !== undefined
  }

  get canTranscribe(): boolean {
    return this.#platform.config.transcription !== undefined
  }

  /** Neither the text nor the audio is stored or logged. */
  async synthesize({ userId }: Viewer, input: z.input<typeof speechInput>, signal?: AbortSignal): Promise<Audio> {
    const { text } = parseInput(speechInput, input)
    const { speech } = this.#platform.config
    if (!speech) throw new NotFoundError('no_speech')
    const { isAllowed, retryAfterMs } = await this.#limit.consume(userId, text.length)
    if (!isAllowed) throw new RateLimitError('too_much_speech', Math.ceil(retryAfterMs / 1000))
    const { baseUrl, apiKey, model, voice } = speech
    const body = { model, voice, input: text, response_format: 'mp3' }
    return this.#request(
      'speech',
      async () => {
        const headers = { accept: 'audio/mpeg', ...authorize(apiKey) }
        const { type, bytes } = await requestBytes(`${baseUrl}/audio/speech`, { headers, body, timeoutMs, maxBytes, signal })
        if (bytes.length === 0 || !audioTypes.test(type)) throw new ProviderError('provider_unreadable')
        return { type, bytes }
      },
      signal,
    )
  }

  /** Neither the audio nor the text is stored or logged. @param arrive receives the recording */
  async transcribe(
    { userId }: Viewer,
    input: z.input<typeof transcriptionInput>,
    arrive: () => Promise<Audio>,
    signal?: AbortSignal,
  ): Promise<string> {
    const { language } = parseInput(transcriptionInput, input)
    const { transcription } = this.#platform.config
    if (!transcription) throw new NotFoundError('no_transcription')
    const { type, bytes } = await arrive()
    const name = recordingNames.get(type)
    if (name === undefined || bytes.length === 0) throw new InputError('audio_type_unknown', { field: 'files' })
    const { isAllowed, retryAfterMs } = await this.#transcriptionLimit.consume(userId, bytes.length)
    if (!isAllowed) throw new RateLimitError('too_much_transcription', Math.ceil(retryAfterMs / 1000))
    const { baseUrl, apiKey, model } = transcription
    const body = new FormData()
    body.set('file', new File([bytes], name, { type }))
    body.set('model', model)
    body.set('response_format', 'json')
    if (language) body.set('language', language)
    return this.#request(
      'transcription',
      async () => {
        const request: ProviderRequest = {
          headers: authorize(apiKey),
          body,
          timeoutMs: transcriptionTimeoutMs,
          maxBytes: 1024 * 1024,
          signal,
        }
        const { data } = transcriptBody.safeParse(await requestJson(`${baseUrl}/audio/transcriptions`, request))
        if (!data) throw new ProviderError('provider_unreadable')
        return data.text
      },
      signal,
    )
  }

  async #request<T>(kind: 'speech' | 'transcription', send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      // A disconnected client is not a failure.
      if (!signal?.aborted) this.#platform.log.warn({ code: error.code, ...error.params }, `the ${kind} provider failed`)
      throw new UnavailableError(`${kind}_unavailable`)
    }
  }
}

const authorize = (apiKey: string | undefined): Record<string, string> => (apiKey ? { authorization: `Bearer ${apiKey}` } : {})
