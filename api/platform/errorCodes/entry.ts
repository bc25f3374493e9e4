/** What is known of an error before it happens. */
export interface ErrorEntry {
  /** Of its answer; null for what only happens within a stream. */
  readonly status: ErrorStatus | 500 | null
  /** In English, as ICU MessageFormat. */
  readonly text: string
  /** What the text is filled with. */
  readonly params?: readonly string[]
  readonly cause: string
  /** What whoever caused it can do. */
  readonly cure: string
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 413 | 415 | 422 | 429 | 503
