import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { serverText } from '../../../i18n/serverTexts.ts'
import { wordsOfTool } from '../../../lib/agentWords.ts'
import type { StreamState } from '../../../stream/reducer.ts'

/** What a tool is doing; one that we do not know is named as it names itself. */
export function toolWords(name: string, displayName: string): string {
  const words = wordsOfTool(name)
  return words ? i18n._(words.doing) : serverText(displayName)
}

/** What a tool did that changed nothing, since the person decides or has decided against it; null for tools that we do not know. */
export function wordsWithoutChange(name: string, outcome: 'proposed' | 'refused'): string | null {
  const words = wordsOfTool(name)?.[outcome]
  return words ? i18n._(words) : null
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
