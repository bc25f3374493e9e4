import { LRUCache } from 'lru-cache'
import type { PrivateTurn, SearchKnowledge, SearchPastChats } from '../agent.ts'
import type { Memories } from '../../memory/memory.service.ts'
import type { MemoryProposals } from '../../memory/memoryProposals.service.ts'
import type { ProfileAccess } from './profileAccess.ts'
import type { Sources } from '../sources.ts'
import type { ForeignWords } from './foreignWords.ts'

/** What a tool may reach: the turn that calls it, and the services of its owner. */
export interface ToolContext extends AgentServices {
  turn: PrivateTurn
  foreignWords: ForeignWords
  /** What the answer can quote: searches add what they find, under its number. */
  sources: Sources
  /** The ids of the memories that searches of this turn showed. */
  shownMemories: Set<string>
}

/** What the agents of a person reach of what is theirs. */
export interface AgentServices {
  memory: Memories
  memoryProposals: MemoryProposals
  searchPastChats: SearchPastChats
  searchKnowledge: SearchKnowledge
  profileAccess: ProfileAccess
}

/** What the user wrote in the message that is being answered. */
export function messageOf({ history }: PrivateTurn): string {
  return history.at(-1)?.text ?? ''
}

/** The user's calendar day, as in 2026-03-03. */
export function localDay(date: Date, timezone: string | null): string {
  return formatter('sv-SE', { dateStyle: 'short', timeZone: knownTimezone(timezone) }).format(date)
}

/** UTC when the user's is unknown, or unknown to this machine. */
export function knownTimezone(timezone: string | null): string {
  try {
    return formatter('en', { timeZone: timezone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** There are more spellings of time zones than are worth keeping, and each formatter takes tens of kilobytes. */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 })

/** Each is made once: to make one takes longer than all the rest of a prompt. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}
