import type { HistoryMessage } from '../models/prompt/messages.ts'
import type { ModelPart } from '../models/streaming.ts'
import type { PrivateTurn } from './agent.ts'

type Kept = NonNullable<PrivateTurn['kept']>

const request = `Your last message was cut off. Continue it exactly where it ends, in the middle of a word if necessary.
Repeat nothing of it, and do not mention the interruption.`

export function askToContinue(kept: string, history: readonly HistoryMessage[]): HistoryMessage[] {
  const place = { position: history.at(-1)?.position ?? 0, stepId: history.at(-1)?.stepId ?? '' }
  return [
    { ...place, role: 'assistant', text: kept },
    { ...place, role: 'user', text: request },
  ]
}

/** The built-in responder repeats its whole answer. If the repetition differs, nothing is added. */
export async function* skipKept(parts: AsyncIterable<ModelPart>, { text: kept, toolCalls }: Kept): AsyncGenerator<ModelPart> {
  let written = ''
  let keptCalls = toolCalls.length
  const skipped = new Set<string>()
  for await (const part of parts) {
    switch (part.type) {
      case 'tool-early':
      case 'tool-call':
        if (part.type === 'tool-call' && part.earlyId !== undefined && skipped.has(part.earlyId)) skipped.add(part.id)
        else if (keptCalls > 0) {
          keptCalls -= 1
          skipped.add(part.id)
        } else yield part
        break
      case 'tool-result':
        if (!skipped.has(part.id)) yield part
        break
      case 'text': {
        const before = written.length
        written += part.text
        if (before >= kept.length) yield part
        else if (!written.startsWith(kept.slice(0, written.length))) return
        else if (written.length > kept.length) yield { ...part, text: written.slice(kept.length) }
        break
      }
      default:
        yield part
    }
  }
}
