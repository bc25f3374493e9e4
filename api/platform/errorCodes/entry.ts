export interface ErrorEntry {
  /** Null for errors within a stream. */
  readonly status: ErrorStatus | 500 | null
  /** In ICU MessageFormat. */
  readonly text: string
  readonly params?: readonly string[]
  readonly cause: string
  readonly cure: string
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 413 | 415 | 422 | 429 | 503
