import { type CodeOf, type ErrorCode, type ErrorParams, errorCatalogue, type ParamsOf, textOf } from './errorCodes/catalogue.ts'
import type { ErrorStatus } from './errorCodes/entry.ts'

/** The params may be left out where the text of the code has none. */
type Details<Code extends ErrorCode> = (keyof ParamsOf<Code> extends never ? object : { readonly params: ParamsOf<Code> }) & {
  /** The input's field that is to blame, as the GraphQL face spells it. */
  readonly field?: string | null
}
type Rest<Code extends ErrorCode> = keyof ParamsOf<Code> extends never ? [details?: Details<Code>] : [details: Details<Code>]

/**
 * A failure that the caller caused and can act on. The catalogue has its status and what it says; both faces send the code, the params and
 * the field. Anything else that is thrown is masked.
 */
export class AppError<Code extends CodeOf<ErrorStatus> = CodeOf<ErrorStatus>> extends Error {
  readonly code: Code
  readonly status: ErrorStatus
  readonly params: ErrorParams
  /** Null when no one field is to blame. */
  readonly field: string | null

  constructor(code: Code, ...[details]: Rest<Code>) {
    const { params = {}, field = null } = (details ?? {}) as { params?: ErrorParams; field?: string | null }
    super(textOf(code, params))
    this.name = new.target.name
    this.code = code
    this.status = errorCatalogue[code].status
    this.params = params
    this.field = field
  }
}

export class InputError<Code extends CodeOf<400> = CodeOf<400>> extends AppError<Code> {}

/** Also thrown for what belongs to somebody else: missing and forbidden look the same from outside. */
export class NotFoundError extends AppError<CodeOf<404>> {}

/** Clients that believe they are signed in answer this one with a forced logout. */
export class UnauthorizedError extends AppError<'UNAUTHORIZED'> {
  constructor() {
    super('UNAUTHORIZED')
  }
}

export class ForbiddenError extends AppError<Exclude<CodeOf<403>, 'email_not_verified'>> {}

/** For what could harm others if the address were not the person’s own. */
export class EmailNotVerifiedError extends AppError<'email_not_verified'> {
  constructor() {
    super('email_not_verified')
  }
}

/** What came before and cannot be repeated in another form. */
export class ConflictError extends AppError<CodeOf<409>> {}

/** A part of the server fails, and the caller can only try again later. */
export class UnavailableError extends AppError<'storage_full' | 'storage_unavailable'> {}

/** @see AppError */
export class RateLimitError<Code extends CodeOf<429> = CodeOf<429>> extends AppError<Code> {
  readonly retryAfterSeconds: number

  constructor(code: Code, retryAfterSeconds: number, ...details: Rest<Code>) {
    super(code, ...details)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
