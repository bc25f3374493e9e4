import type { ServerResponse } from 'node:http'

export interface Viewer {
  readonly userId: string
  /** ID of the session or access token. Open streams end with it. */
  readonly sessionId: string
  readonly isProgram?: boolean
  /** Sessions in use are extended. Null if it does not expire. */
  readonly expiresAt?: Date | null
}

/** A visitor without an account who talks to a twin, identified by a signed cookie. */
export interface Guest {
  readonly guestId: string
  readonly ip: string
}

export type Participant = Viewer | Guest

export interface ClientInfo {
  /** Address of the socket, or as reported by a trusted proxy. */
  readonly ip: string
  readonly userAgent: string | null
  readonly headers: Headers
  readonly setCookies: string[]
  /** Streams end when this response closes. */
  readonly response: ServerResponse
}
