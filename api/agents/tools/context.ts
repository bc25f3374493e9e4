import { LRUCache } from 'lru-cache'
import type { PrivateTurn, SearchKnowledge, SearchPastChats } from '../agent.ts'
import type { Memories } from '../../memory/memory.service.ts'
import type { Recipient } from '../../memory/restrictions/recipient.ts'
import type { MemoryProposals } from '../../memory/memoryProposals.service.ts'
import type { ScheduledTaskProposals } from '../../scheduledTasks/scheduledTasks.service.ts'
import type { ProfileAccess } from './profileAccess.ts'
import type { Sources } from '../sources.ts'
import type { UntrustedContent } from './untrustedContent.ts'

export interface ToolContext extends AgentServices {
  turn: PrivateTurn
  recipient: Recipient
  untrustedContent: UntrustedContent
  sources: Sources
  shownMemories: Set<string>
}

export interface AgentServices {
  memory: Memories
  memoryProposals: MemoryProposals
  searchPastChats: SearchPastChats
  searchKnowledge: SearchKnowledge
  profileAccess: ProfileAccess
  scheduledTasks: ScheduledTaskProposals
}

export function getMessage({ history }: PrivateTurn): string {
  return history.at(-1)?.text ?? ''
}

export function formatLocalDay(date: Date, timezone: string | null): string {
  return getFormatter('sv-SE', { dateStyle: 'short', timeZone: resolveTimezone(timezone) }).format(date)
}

export function resolveTimezone(timezone: string | null): string {
  try {
    return getFormatter('en', { timeZone: timezone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** Time zone names have many spellings, and each formatter takes tens of kilobytes. */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 })

/** Creating one takes longer than building the rest of a prompt. */
export function getFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}
