import { withQuotes } from '../prompt/quoted.ts'
import type { HistoryMessage } from '../prompt/messages.ts'

/** From this share of the window on, older messages are compacted; the rest is left for instructions, tools and the answer. */
const FULL_AT = 0.75
/** How much of the window the messages that stay as they are may take after compaction. */
const KEEP = 0.4

/** Four bytes of UTF-8 a token: close for English, and on the safe side for scripts that take two or three bytes a character. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}

/** Includes what every message costs besides its text. */
export function messageTokens(message: Pick<HistoryMessage, 'text' | 'quoted' | 'pictures'>): number {
  const pictures = message.pictures ?? []
  return estimateTokens(withQuotes(message)) + pictures.reduce((sum, { tokens }) => sum + tokens, 4)
}

export interface ContextSize {
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

/**
 * Where history is cut: the newest messages that fit stay, from a user's message on, and always the one that is being
 * answered. 0 when there is nothing before them.
 */
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
