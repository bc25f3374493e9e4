/** A failure that the caller caused and can act on: its message is written for them. Anything else that is thrown is masked. */
export class AppError extends Error {
  readonly code: string
  readonly status: ErrorStatus

  constructor(message: string, code: string, status: ErrorStatus) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.status = status
  }
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 413 | 415 | 422 | 429 | 503

export class InputError extends AppError {
  /** The input's field that is to blame, as the GraphQL face spells it; null when it is the whole. */
  readonly field: string | null

  constructor(message: string, field: string | null = null) {
    super(message, 'BAD_USER_INPUT', 400)
    this.field = field
  }
}

/** Also thrown for what belongs to somebody else: missing and forbidden look the same from outside. */
export class NotFoundError extends AppError {
  constructor(message: string) {
    super(message, 'NOT_FOUND', 404)
  }
}

/** Clients that believe they are signed in answer this one with a forced logout. */
export class UnauthorizedError extends AppError {
  constructor(message = 'Not authenticated') {
    super(message, 'UNAUTHORIZED', 401)
  }
}

export class ForbiddenError extends AppError {
  constructor(message: string) {
    super(message, 'FORBIDDEN', 403)
  }
}

/** For what could harm others if the address were not the person’s own. */
export class EmailNotVerifiedError extends AppError {
  constructor() {
    super('Confirm your email address first.', 'email_not_verified', 403)
  }
}

export class RateLimitError extends AppError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(message, 'RATE_LIMITED', 429)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
