import type { Thread } from '../threads/threads.service.ts'

type TwinThread = Pick<Thread, 'id' | 'userId' | 'twinOwnerId'>

export interface SourceReader {
  /** Numbers of the sources that the visitor can no longer read. */
  findWithdrawn(thread: { threadId: string; ownerId: string }): Promise<ReadonlySet<number>>
}

export const withdrawnNote = 'Removed: the owner withdrew the source of this answer.'

export interface StoredAnswer {
  readonly output?: string
  readonly sources?: readonly { readonly number: number }[]
  readonly toolCalls?: readonly { readonly outputResult: unknown }[]
}

/** Removes text, sources and search results that the owner has withdrawn from the visitor. */
export async function hideWithdrawn<Step extends StoredAnswer>(
  reader: SourceReader,
  { id: threadId, userId, twinOwnerId: ownerId }: TwinThread,
  steps: readonly Step[],
): Promise<Step[]> {
  const quotesOwner = steps.some(({ sources = [], toolCalls = [] }) => sources.length + toolCalls.length > 0)
  if (ownerId === null || ownerId === userId || !quotesOwner) return [...steps]
  const withdrawn = await reader.findWithdrawn({ threadId, ownerId })
  if (withdrawn.size === 0) return [...steps]
  const isWithdrawn = ({ number }: { readonly number: number }) => withdrawn.has(number)
  return steps.map((step) => ({
    ...step,
    ...(step.output && step.sources?.some(isWithdrawn) && { output: withdrawnNote }),
    ...(step.sources && { sources: step.sources.filter((source) => !isWithdrawn(source)) }),
    ...(step.toolCalls && {
      toolCalls: step.toolCalls.map((call) => ({ ...call, outputResult: keepPassages(call.outputResult, withdrawn) })),
    }),
  }))
}

function keepPassages(output: unknown, withdrawn: ReadonlySet<number>): unknown {
  if (output === null || typeof output !== 'object' || !('passages' in output) || !Array.isArray(output.passages)) return output
  const passages = output.passages.filter((passage: unknown) => {
    const number = passage !== null && typeof passage === 'object' && 'number' in passage ? passage.number : null
    return typeof number !== 'number' || !withdrawn.has(number)
  })
  return { ...output, passages }
}
