import { t } from '@lingui/core/macro'
import { translateError, type Refusal } from '../i18n/errorText.ts'

/** Data for sending a message again with its idempotency key. */
export interface UndeliveredMessage {
  readonly clientMessageId: string
  /** The next message gets a new key. */
  readonly settle: () => void
}

/** The message is shown to the user; status is null without a response. */
export class RequestError extends Error {
  readonly status: number | null
  readonly code: string | null

  readonly params: unknown
  /** Set for a message that may not have arrived. */
  unreached: UndeliveredMessage | null = null

  constructor(message: string, status: number | null, code: string | null = null, params?: unknown) {
    super(message)
    this.name = 'RequestError'
    this.status = status
    this.code = code
    this.params = params
  }
}

export const unreadable = 'UNREADABLE'

/** A proxy's responses while the server is down or restarting. */
export const gatewayErrors: ReadonlySet<number> = new Set([502, 503, 504])

export function isUndelivered(error: unknown): error is RequestError {
  return error instanceof RequestError && error.code !== unreadable && (error.status === null || gatewayErrors.has(error.status))
}

export class AuthenticationRequiredError extends Error {
  constructor() {
    super('Authentication required - redirecting to login')
    this.name = 'AuthenticationRequiredError'
  }
}

const authenticationPhrases = ['Missing authentication', 'Token has expired', 'Invalid token', 'Not authenticated', 'UNAUTHORIZED']

export function isAuthenticationFailure(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  if (error.status === 401 || error.code === 'UNAUTHORIZED') return true
  return authenticationPhrases.some((phrase) => error.message.includes(phrase))
}

export function getUndelivered(error: unknown): UndeliveredMessage | null {
  return isUndelivered(error) ? error.unreached : null
}

export async function readRequestError(response: Response): Promise<RequestError> {
  const { error, detail } = (await response.json().catch(() => ({}))) as { error?: Partial<Refusal>; detail?: string }
  const message = error?.message ?? detail ?? getStatusText(response.status)
  return new RequestError(message, response.status, error?.code, error?.params)
}

/** For responses without an error of the API, mostly from reverse proxies. */
export function getStatusText(status: number): string {
  if (status === 413) return t`This file is too large to upload.`
  if (status === 429) return t`Too many requests. Try again in a moment.`
  if (status >= 502 && status <= 504) return t`The server is unavailable. Try again in a moment.`
  return status < 400 ? t`The server’s response was incomplete. Try again.` : t`The server answered with status ${status}.`
}

export function getFailureText(error: unknown, fallback: string): string {
  if (!(error instanceof RequestError)) return fallback
  return error.status === null ? t`${fallback}. Check your connection and try again.` : translateError(error)
}
