import { quotedNumbers } from '../../brain/quotedNumbers.ts'
import type { StepSource } from '../../platform/__generated__/prisma/client.ts'

export type Citation = Pick<StepSource, 'number' | 'kind' | 'sourceId' | 'threadId' | 'title' | 'excerpt' | 'ordinal' | 'page'>

/** Of all that an assistant or a twin had before its eyes, what its answer quotes. */
export function citationsOf<Source extends Citation>({ output, sources }: { output: string; sources: readonly Source[] }): Source[] {
  const quoted = quotedNumbers(output)
  return sources.filter(({ number }) => quoted.has(number))
}
