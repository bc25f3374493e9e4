import { type CodeOf, type ErrorCode, type ErrorParams, errorCatalogue, type ParamsOf, formatErrorText } from './errorCodes/catalogue.ts'
import type { ErrorStatus } from './errorCodes/entry.ts'

type Details<Code extends ErrorCode> = (keyof ParamsOf<Code> extends never ? object : { readonly params: ParamsOf<Code> }) & {
  /** REST converts it with `toRestField`. */
  readonly field?: string | null
}
type Rest<Code extends ErrorCode> = keyof ParamsOf<Code> extends never ? [details?: Details<Code>] : [details: Details<Code>]

export interface Problem {
  readonly code: CodeOf<ErrorStatus>
  readonly message: string
  readonly params: ErrorParams
  readonly field: string | null
}

const defaultRetryAfter = new Map<ErrorStatus, number>([
  [429, 10],
  [503, 60],
])

/** All other errors are masked. */
export class AppError<Code extends CodeOf<ErrorStatus> = CodeOf<ErrorStatus>> extends Error {
  readonly code: Code
  readonly status: ErrorStatus
  readonly params: ErrorParams
  readonly field: string | null
  readonly retryAfterSeconds: number | null

  constructor(code: Code, ...[details]: Rest<Code>) {
    const { params = {}, field = null } = (details ?? {}) as { params?: ErrorParams; field?: string | null }
    super(formatErrorText(code, params))
    this.name = new.target.name
    this.code = code
    this.status = errorCatalogue[code].status
    this.params = params
    this.field = field
    this.retryAfterSeconds = defaultRetryAfter.get(this.status) ?? null
  }
}

export class InputError<Code extends CodeOf<400> = CodeOf<400>> extends AppError<Code> {
  readonly problems: readonly Problem[]

  constructor(code: Code, ...rest: Rest<Code>)
  constructor(code: Code, details: Details<Code>, others: readonly Problem[])
  constructor(code: Code, details?: object, others: readonly Problem[] = []) {
    super(code, ...([details] as Rest<Code>))
    const { message, params, field } = this
    this.problems = [{ code, message, params, field }, ...others]
  }
}

/** Also thrown for data of other users, so that missing and forbidden look the same. */
export class NotFoundError extends AppError<CodeOf<404>> {}

/** The web client signs out. */
export class UnauthorizedError extends AppError<'unauthorized'> {
  constructor() {
    super('unauthorized')
  }
}

type Forbidden = Exclude<CodeOf<403>, 'email_not_verified'>

export class ForbiddenError<Code extends Forbidden = Forbidden> extends AppError<Code> {}

/** Prevents actions that could harm the real owner of an unverified address. */
export class EmailNotVerifiedError extends AppError<'email_not_verified'> {
  constructor() {
    super('email_not_verified')
  }
}

export class ConflictError extends AppError<CodeOf<409>> {}

export class UnavailableError extends AppError<
  'database_unavailable' | 'speech_unavailable' | 'storage_full' | 'storage_unavailable' | 'transcription_unavailable'
> {}

export class RateLimitError<Code extends CodeOf<429> = CodeOf<429>> extends AppError<Code> {
  override readonly retryAfterSeconds: number

  constructor(code: Code, retryAfterSeconds: number, ...details: Rest<Code>) {
    super(code, ...details)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function nullOnNotFound(error: unknown): null {
  if (error instanceof NotFoundError) return null
  throw error
}
