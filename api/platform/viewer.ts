import type { ServerResponse } from 'node:http'

/** An authenticated user, identified by a session or an access token. */
export interface Viewer {
  readonly userId: string
  /** ID of the session or access token. Open streams end with it. */
  readonly sessionId: string
  /** True for access tokens. */
  readonly isProgram?: boolean
  /** When the session or token expires, as known at authentication. Sessions in use are extended. Null if it does not expire. */
  readonly expiresAt?: Date | null
}

/** A visitor without an account who talks to a twin, identified by a signed cookie. */
export interface Guest {
  readonly guestId: string
  /** Address, as in ClientInfo. */
  readonly ip: string
}

/** Anyone who can have conversations. */
export type Participant = Viewer | Guest

/** The origin of a request, and the cookies that the response will set. */
export interface ClientInfo {
  /** Address of the socket, or as reported by a trusted proxy. */
  readonly ip: string
  readonly userAgent: string | null
  readonly headers: Headers
  /** Values of Set-Cookie headers, sent with the response. */
  readonly setCookies: string[]
  /** Streams end when this response closes. */
  readonly response: ServerResponse
}
