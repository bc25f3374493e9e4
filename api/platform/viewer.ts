import type { ServerResponse } from 'node:http'
import type { AccessTokenScope } from './__generated__/prisma/enums.ts'

export interface Viewer {
  readonly userId: string
  /** The session or access token. */
  readonly sessionId: string
  readonly isProgram?: boolean
  /** Two-factor authentication is required and not set up. */
  readonly lacksSecondFactor?: boolean
  /** Scopes of the access token; sessions have none and are not limited. */
  readonly scopes?: readonly AccessTokenScope[]
  readonly expiresAt?: Date | null
  /** Limits of the access token; null for no other than those of the account. */
  readonly limits?: { readonly requestsPerMinute: number | null; readonly messagesPerDay: number | null }
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
