import { quotedNumbers } from '../../models/prompt/quotedNumbers.ts'
import type { StepSource } from '../../platform/__generated__/prisma/client.ts'

export type Citation = Pick<StepSource, 'number' | 'kind' | 'sourceId' | 'threadId' | 'title' | 'excerpt' | 'ordinal' | 'page'>

export function findCitations<Source extends Citation>({ output, sources }: { output: string; sources: readonly Source[] }): Source[] {
  const numbers = [...quotedNumbers(output)]
  const getIndex = ({ number }: Source) => numbers.indexOf(number)
  return sources.filter((source) => getIndex(source) >= 0).toSorted((one, other) => getIndex(one) - getIndex(other))
}
