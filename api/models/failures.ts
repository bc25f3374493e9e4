import { APICallError, EmptyResponseBodyError, InvalidResponseDataError, JSONParseError, TypeValidationError } from '@ai-sdk/provider'
import { RetryError } from 'ai'

export type ModelFailureCode =
  | 'model_unavailable'
  | 'model_timeout'
  | 'model_rate_limited'
  | 'model_rejected'
  | 'model_garbage'
  | 'model_closed_early'

/** The model did not answer. The message is for the user; the technical reason is in `cause`, for the log alone. */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode

  constructor(code: ModelFailureCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ModelFailure'
    this.code = code
  }
}

const messages: Record<ModelFailureCode, string> = {
  model_unavailable: 'The model cannot answer right now. Try again in a moment.',
  model_timeout: 'The model took too long to answer. Try again in a moment.',
  model_rate_limited: 'The model is busy. Try again in a moment.',
  model_rejected: 'The model refused this message.',
  model_garbage: 'The model sent an unreadable answer. Try again.',
  model_closed_early: 'The model stopped in the middle of its answer. Try again.',
}

export function modelFailure(code: ModelFailureCode, cause?: unknown, message = messages[code]): ModelFailure {
  return new ModelFailure(code, message, cause)
}

/**
 * What went wrong between us and the model, in words for the user; `error` itself stays in `cause`.
 * @param hasBegun whether some of the answer was there already
 */
export function explain(error: unknown, hasBegun = false): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (RetryError.isInstance(error)) return explain(error.lastError, hasBegun)
  if (APICallError.isInstance(error)) return refusal(error)
  if (InvalidResponseDataError.isInstance(error) && error.message.includes('without a finish reason')) {
    return modelFailure('model_closed_early', error)
  }
  const isUnreadable = [JSONParseError, TypeValidationError, InvalidResponseDataError, EmptyResponseBodyError].some((kind) =>
    kind.isInstance(error),
  )
  if (isUnreadable) return modelFailure('model_garbage', error)
  if (isCutOff(error)) return modelFailure('model_closed_early', error)
  if (codeInStream(error) === '429') return modelFailure('model_rate_limited', error)
  return modelFailure(hasBegun ? 'model_closed_early' : 'model_unavailable', error)
}

function refusal(call: APICallError): ModelFailure {
  const error = withoutPrompt(call)
  switch (call.statusCode) {
    // A 200 here means that its body broke off, or was not what the protocol asks for.
    case 200:
      return modelFailure(isCutOff(call.cause) ? 'model_closed_early' : 'model_garbage', error)
    case 401:
    case 403:
      return modelFailure(
        'model_rejected',
        error,
        'The model server does not accept the key in LLM_API_KEY. Whoever runs this server can correct it.',
      )
    case 404:
      return modelFailure(
        'model_rejected',
        error,
        'The model server does not know this model. Whoever runs this server can correct LLM_MODEL.',
      )
    case 408:
    case 504:
      return modelFailure('model_timeout', error)
    case 413:
      return modelFailure('model_rejected', error, 'This is too long for the model. Send less text.')
    case 429:
      return modelFailure('model_rate_limited', error)
    default:
      return modelFailure((call.statusCode ?? 500) < 500 ? 'model_rejected' : 'model_unavailable', error)
  }
}

/** The error carries the whole request; what the user wrote has no place in a log. */
function withoutPrompt({ message, url, statusCode, responseBody, cause }: APICallError): Error {
  return new Error(`${message} (${statusCode ?? 'no answer'} from ${url}) ${responseBody?.slice(0, 300) ?? ''}`.trim(), { cause })
}

/** undici's word for a response that the other side closed before its end. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'terminated'
}

/** Providers that fail after their stream began send an error object of their own making. */
function codeInStream(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return String(error.code)
}
