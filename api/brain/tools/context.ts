import type { PrivateTurn, SearchKnowledge, SearchPastChats } from '../agent.ts'
import type { Memories } from '../memory.service.ts'
import type { ProfileDesk } from '../profilePal/desk.ts'

/** What a tool may reach: the turn that calls it, and the services of its owner. */
export interface ToolContext {
  turn: PrivateTurn
  memory: Memories
  searchPastChats: SearchPastChats
  searchKnowledge: SearchKnowledge
  profileDesk: ProfileDesk
}

/** The user's calendar day, as in 2026-03-03. */
export function localDay(date: Date, timezone: string | null): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: knownTimezone(timezone) }).format(date)
}

/** UTC when the user's is unknown, or unknown to this machine. */
export function knownTimezone(timezone: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
