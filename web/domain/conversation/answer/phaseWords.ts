import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { serverText } from '../../../i18n/serverTexts.ts'
import type { StreamState } from '../../../stream/reducer.ts'

/** What a tool is doing, for the tools we know; others are named as they name themselves. */
const doing: Readonly<Record<string, MessageDescriptor>> = {
  current_time: msg`Checking the time`,
  forget: msg`Forgetting`,
  leave_message_for_owner: msg`Passing on your message`,
  note_unanswered: msg`Noting that this is unanswered`,
  propose_profile_change: msg`Proposing something for your profile`,
  read_profile: msg`Reading your profile`,
  remember: msg`Remembering`,
  search_knowledge: msg`Searching notes and stories`,
  search_memories: msg`Looking through what you told me`,
  search_past_chats: msg`Searching past conversations`,
  search_public_knowledge: msg`Looking up what is public`,
}

export function toolWords(name: string, displayName: string): string {
  const words = doing[name]
  return words ? i18n._(words) : serverText(displayName)
}

/** As the stored call says it. */
const proposed: Readonly<Record<string, string>> = {
  finish_onboarding: 'Proposed to finish the onboarding',
  forget: 'Proposed to forget',
  remember: 'Proposed to remember',
}

/** What a tool did that left its change to the person; null for tools that we do not know. */
export function proposedWords(name: string): string | null {
  const words = proposed[name]
  return words ? serverText(words) : null
}

/** The quiet line under the conversation; null when there is nothing to say. */
export function phaseWords({ phase, answer, isReconnecting }: StreamState): string | null {
  if (isReconnecting) return t`Connection lost. Trying again…`
  switch (phase) {
    case 'thinking':
      return t`Thinking…`
    case 'compacting':
      return t`Summarizing earlier messages…`
    case 'processing': {
      const calls = answer?.toolCalls ?? []
      const running = calls.find((call) => call.status !== 'COMPLETED')
      if (!running) return t`Thinking…`
      const words = toolWords(running.name, running.displayName)
      if (calls.length === 1) return t`${words}…`
      const current = (answer?.completedCalls ?? 0) + 1
      const all = calls.length
      return t`${words}… (${current} of ${all})`
    }
    default:
      return null
  }
}
