import { withQuotes } from '../prompt/quoted.ts'
import type { HistoryMessage } from '../prompt/messages.ts'

/** Share of the context window that starts compaction; instructions, tools and the answer need the rest. */
const FULL_AT = 0.75
/** Share of the context window kept after compaction. */
const KEEP = 0.4
const KEPT_QUESTIONS = 2

/** Four UTF-8 bytes per token: close for English, conservative for other scripts. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}

export function estimateMessageTokens(message: Pick<HistoryMessage, 'text' | 'quoted' | 'pictures'>): number {
  const pictures = message.pictures ?? []
  return estimateTokens(withQuotes(message)) + pictures.reduce((sum, { tokens }) => sum + tokens, 4)
}

interface ContextSize {
  tokens: number
  chars: number
}

export function estimateContextSize(instructions: string, history: HistoryMessage[]): ContextSize {
  let tokens = estimateTokens(instructions)
  let chars = instructions.length
  for (const message of history) {
    tokens += estimateMessageTokens(message)
    chars += withQuotes(message).length
  }
  return { tokens, chars }
}

export function getCompactionSize(window: number): number {
  return Math.floor(window * FULL_AT)
}

export function isTooFull(tokens: number, window: number): boolean {
  return tokens > getCompactionSize(window)
}

/** The newest messages that fit, from a user message on. 0 if there is nothing to compact. */
export function cutForCompaction(history: HistoryMessage[], window: number): number {
  const room = window * KEEP
  let cut = history.length - 1
  let tokens = estimateMessageTokens(history[cut] ?? { text: '' })
  for (let index = cut - 1; index >= 0; index--) {
    tokens += estimateMessageTokens(history[index] ?? { text: '' })
    if (tokens > room) break
    if (history[index]?.role === 'user') cut = index
  }
  return Math.max(cut, 0)
}

/** As `cutForCompaction`, but leaves at most the newest two questions with their answers. */
export function cutOnRequest(history: HistoryMessage[], window: number): number {
  if (history.length === 0) return 0
  const questions = history.flatMap(({ role }, index) => (role === 'user' ? index : []))
  return Math.max(questions.at(-KEPT_QUESTIONS) ?? 0, cutForCompaction(history, window))
}
