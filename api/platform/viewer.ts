import type { ServerResponse } from 'node:http'

export interface Viewer {
  readonly userId: string
  /** The session or access token. */
  readonly sessionId: string
  readonly isProgram?: boolean
  readonly expiresAt?: Date | null
}

/** A visitor of a twin, identified by a signed cookie. */
export interface Guest {
  readonly guestId: string
  readonly ip: string
}

export type Participant = Viewer | Guest

export interface ClientInfo {
  readonly ip: string
  readonly userAgent: string | null
  readonly headers: Headers
  readonly setCookies: string[]
  readonly response: ServerResponse
}
