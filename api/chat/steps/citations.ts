import type { StepSource } from '../../platform/__generated__/prisma/client.ts'

export type Citation = Pick<StepSource, 'number' | 'kind' | 'sourceId' | 'title' | 'excerpt' | 'ordinal' | 'page'>

/** Of all that a twin had before its eyes, what its answer quotes: "[2]" names the one with that number, "\[2]" is text. */
export function citationsOf<Source extends Citation>({ output, sources }: { output: string; sources: readonly Source[] }): Source[] {
  const quoted = new Set([...output.matchAll(/(?<!\\)\[(\d+)\]/g)].map(([, number]) => Number(number)))
  return sources.filter(({ number }) => quoted.has(number))
}
