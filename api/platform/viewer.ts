import type { ServerResponse } from 'node:http'

/** Who is asking, proven by a session or by an access token. */
export interface Viewer {
  readonly userId: string
  /** Of the session, or of the access token: what they hold open ends with it. */
  readonly sessionId: string
  /** True when it is a program with an access token. */
  readonly isProgram?: boolean
  /** When the proof ends, as it was when they showed it; a session in use is prolonged. Null has no end. */
  readonly expiresAt?: Date | null
}

/** Somebody without an account who talks to a twin, proven by a signed cookie. */
export interface Guest {
  readonly guestId: string
  /** Where they are, as ClientInfo names it. */
  readonly ip: string
}

/** Whoever can have conversations. */
export type Participant = Viewer | Guest

/** Where a request came from, and the cookies that its answer will set. */
export interface ClientInfo {
  /** The socket's address, or the one that a trusted proxy names. */
  readonly ip: string
  readonly userAgent: string | null
  readonly headers: Headers
  /** Values of Set-Cookie headers; whoever answers the request sends them. */
  readonly setCookies: string[]
  /** What carries the answer; whatever is streamed ends when it closes. */
  readonly response: ServerResponse
}
