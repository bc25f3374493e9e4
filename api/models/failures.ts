import { APICallError, EmptyResponseBodyError, InvalidResponseDataError, JSONParseError, TypeValidationError } from '@ai-sdk/provider'
import { RetryError } from 'ai'
import type { answerErrors } from '../platform/errorCodes/answers.ts'
import { type CodeOf, formatErrorText } from '../platform/errorCodes/catalogue.ts'

type ModelFailureCode = keyof typeof answerErrors & CodeOf<503>

/** Another model may still answer. */
const unavailableCodes: ReadonlySet<ModelFailureCode> = new Set([
  'model_unavailable',
  'model_timeout',
  'model_key_rejected',
  'model_unknown',
])

/** The message is for the user; `cause` is for the log only. */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode

  constructor(code: ModelFailureCode, cause?: unknown) {
    super(formatErrorText(code), { cause })
    this.name = 'ModelFailure'
    this.code = code
  }

  get isUnavailable(): boolean {
    return unavailableCodes.has(this.code)
  }
}

export function createModelFailure(code: ModelFailureCode, cause?: unknown): ModelFailure {
  return new ModelFailure(code, cause)
}

/** @param hasBegun whether part of the answer was received */
export function explain(error: unknown, hasBegun = false): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (RetryError.isInstance(error)) return explain(error.lastError, hasBegun)
  if (APICallError.isInstance(error)) return toModelFailure(error)
  if (InvalidResponseDataError.isInstance(error) && error.message.includes('without a finish reason')) {
    return createModelFailure('model_closed_early', error)
  }
  const isUnreadable = [JSONParseError, TypeValidationError, InvalidResponseDataError, EmptyResponseBodyError].some((kind) =>
    kind.isInstance(error),
  )
  if (isUnreadable) return createModelFailure('model_garbage', error)
  if (isCutOff(error)) return createModelFailure('model_closed_early', error)
  if (findStreamCode(error) === '429') return createModelFailure('model_rate_limited', error)
  return createModelFailure(hasBegun ? 'model_closed_early' : 'model_unavailable', error)
}

function toModelFailure(call: APICallError): ModelFailure {
  const error = withoutPrompt(call)
  switch (call.statusCode) {
    // The response body was cut off or is invalid.
    case 200:
      return createModelFailure(isCutOff(call.cause) ? 'model_closed_early' : 'model_garbage', error)
    case 401:
    case 403:
      return createModelFailure('model_key_rejected', error)
    case 404:
      return createModelFailure('model_unknown', error)
    case 408:
    case 504:
      return createModelFailure('model_timeout', error)
    case 413:
      return createModelFailure('model_input_too_long', error)
    case 429:
      return createModelFailure('model_rate_limited', error)
    default:
      return createModelFailure((call.statusCode ?? 500) < 500 ? 'model_rejected' : 'model_unavailable', error)
  }
}

/** The error contains the whole request, which must not be logged. */
function withoutPrompt({ message, url, statusCode, responseBody, cause }: APICallError): Error {
  return new Error(`${message} (${statusCode ?? 'no answer'} from ${url}) ${responseBody?.slice(0, 300) ?? ''}`.trim(), { cause })
}

/** undici's error for a response closed early. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'terminated'
}

/** Providers send their own errors once the stream has started. */
function findStreamCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return String(error.code)
}
