/** Published when sessions have ended: whatever they hold open must be closed. */
export const SESSIONS_ENDED = 'session-revoked'

/** Published when a session got a new token: whoever remembers the old one must forget it. */
export const SESSIONS_ROTATED = 'session-rotated'

export interface SessionNews {
  sessionIds: string[]
}
