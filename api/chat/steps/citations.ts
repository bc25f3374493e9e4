import { findQuotedNumbers } from '../../models/prompt/quotedNumbers.ts'
import type { StepSource } from '../../platform/__generated__/prisma/client.ts'

export type Citation = Pick<StepSource, 'number' | 'kind' | 'sourceId' | 'threadId' | 'title' | 'excerpt' | 'ordinal' | 'page'>

export function findCitations<Source extends Citation>({ output, sources }: { output: string; sources: readonly Source[] }): Source[] {
  const numbers = [...findQuotedNumbers(output)]
  const getIndex = ({ number }: Source) => numbers.indexOf(number)
  return sources.filter((source) => getIndex(source) >= 0).toSorted((one, other) => getIndex(one) - getIndex(other))
}

/** Code keeps its brackets. */
export function removeCitations({ output, sources }: { output: string; sources: readonly Pick<Citation, 'number'>[] }): string {
  const numbers = new Set(sources.map(({ number }) => number))
  if (numbers.size === 0) return output
  const parts = output.split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
  const remove = (text: string) => text.replaceAll(/ ?(?<!\\)\[(\d{1,9})\]/g, (mark, number) => (numbers.has(Number(number)) ? '' : mark))
  return parts.map((part, index) => (index % 2 === 0 ? remove(part) : part)).join('')
}
