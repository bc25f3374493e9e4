import { withQuotes } from '../prompt/quoted.ts'
import type { HistoryMessage } from '../prompt/messages.ts'

/** Share of the context window that starts compaction; instructions, tools and the answer need the rest. */
const FULL_AT = 0.75
/** Share of the context window kept after compaction. */
const KEEP = 0.4

/** Four UTF-8 bytes per token: close for English, conservative for other scripts. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}

export function messageTokens(message: Pick<HistoryMessage, 'text' | 'quoted' | 'pictures'>): number {
  const pictures = message.pictures ?? []
  return estimateTokens(withQuotes(message)) + pictures.reduce((sum, { tokens }) => sum + tokens, 4)
}

interface ContextSize {
  tokens: number
  chars: number
}

export function contextSize(instructions: string, history: HistoryMessage[]): ContextSize {
  let tokens = estimateTokens(instructions)
  let chars = instructions.length
  for (const message of history) {
    tokens += messageTokens(message)
    chars += withQuotes(message).length
  }
  return { tokens, chars }
}

export function isTooFull(tokens: number, window: number): boolean {
  return tokens > window * FULL_AT
}

/** The newest messages that fit, from a user message on. 0 if there is nothing to compact. */
export function cutForCompaction(history: HistoryMessage[], window: number): number {
  const room = window * KEEP
  let cut = history.length - 1
  let tokens = messageTokens(history[cut] ?? { text: '' })
  for (let index = cut - 1; index >= 0; index--) {
    tokens += messageTokens(history[index] ?? { text: '' })
    if (tokens > room) break
    if (history[index]?.role === 'user') cut = index
  }
  return Math.max(cut, 0)
}
