import type { ToolCall } from '../../platform/__generated__/prisma/client.ts'
import type { Thread } from '../threads/threads.service.ts'

type TwinThread = Pick<Thread, 'id' | 'userId' | 'twinOwnerId'>

export interface SourceReader {
  /** The numbers of the sources in a twin’s thread that its visitor can no longer read. */
  findWithdrawn(thread: { threadId: string; ownerId: string }): Promise<ReadonlySet<number>>
}

export interface StoredAnswer {
  readonly sources?: readonly { readonly number: number }[]
  readonly toolCalls?: readonly ToolCall[]
}

/** Without sources and search results that the owner of a twin withdrew from the visitor since. */
export async function hideWithdrawn<Step extends StoredAnswer>(
  reader: SourceReader,
  { id: threadId, userId, twinOwnerId: ownerId }: TwinThread,
  steps: readonly Step[],
): Promise<Step[]> {
  const quotesOwner = steps.some(({ sources = [], toolCalls = [] }) => sources.length + toolCalls.length > 0)
  if (ownerId === null || ownerId === userId || !quotesOwner) return [...steps]
  const withdrawn = await reader.findWithdrawn({ threadId, ownerId })
  if (withdrawn.size === 0) return [...steps]
  return steps.map((step) => ({
    ...step,
    ...(step.sources && { sources: step.sources.filter(({ number }) => !withdrawn.has(number)) }),
    ...(step.toolCalls && {
      toolCalls: step.toolCalls.map((call) => ({ ...call, outputResult: keepPassages(call.outputResult, withdrawn) })),
    }),
  }))
}

function keepPassages(output: ToolCall['outputResult'], withdrawn: ReadonlySet<number>): ToolCall['outputResult'] {
  if (output === null || typeof output !== 'object' || Array.isArray(output) || !Array.isArray(output.passages)) return output
  const passages = output.passages.filter((passage) => {
    const number = passage !== null && typeof passage === 'object' && !Array.isArray(passage) ? passage.number : null
    return typeof number !== 'number' || !withdrawn.has(number)
  })
  return { ...output, passages }
}
