import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Reader } from '../../platform/database/twinRole.ts'
import { detectLanguage, type Language } from '../../platform/language/words.ts'
import type { Passage } from '../../twin/agent/twinKnowledge.ts'

type TwinThread = Pick<Thread, 'id' | 'userId' | 'twinOwnerId'>

export interface SourcedAnswer {
  readonly stepId: string
  readonly ownerId: string
  /** Belongs to the twin’s owner unless `ownerId` is set. */
  readonly sources: readonly (Passage & { readonly ownerId?: string | null })[]
}

interface AnswerSource {
  readonly stepId: string
  readonly number: number
  readonly isUsed: boolean
}

/** Numbers are unique in an answer only: after a withdrawal, later answers use them again. */
export function toSourceKey({ stepId, number }: Pick<AnswerSource, 'stepId' | 'number'>): string {
  return `${stepId} ${number}`
}

/** @param keys of the withdrawn sources, now and before */
export function listChangedSteps(keys: ReadonlySet<string>, before: ReadonlySet<string>): string[] {
  const changed = [...[...keys].filter((key) => !before.has(key)), ...[...before].filter((key) => !keys.has(key))]
  return [...new Set(changed.map((key) => key.slice(0, key.indexOf(' '))))]
}

export interface SourceReader {
  findWithdrawn(thread: { threadId: string; ownerId: string }): Promise<ReadonlySet<string>>
  findWithdrawnAnswers(reader: Reader, answers: readonly SourcedAnswer[]): Promise<ReadonlySet<string>>
}

const notes: Record<Language, string> = {
  en: 'Removed: the owner withdrew the source of this answer.',
  de: 'Entfernt: Die Quelle dieser Antwort ist nicht mehr freigegeben.',
}

export function getWithdrawalNote(text: string): string {
  return notes[detectLanguage(text)]
}

export function isWithdrawalNote(text: string): boolean {
  return Object.values(notes).includes(text)
}

export interface StoredAnswer {
  readonly output?: string
  readonly sources: readonly AnswerSource[]
  readonly toolCalls?: readonly { readonly outputResult: unknown }[]
}

export function isVisit<T extends Pick<Thread, 'userId' | 'twinOwnerId'>>(thread: T): thread is T & { twinOwnerId: string } {
  return thread.twinOwnerId !== null && thread.twinOwnerId !== thread.userId
}

/** Removes text, sources and search results that the owner has withdrawn from the visitor. */
export async function hideWithdrawn<Step extends StoredAnswer>(
  reader: SourceReader,
  thread: TwinThread,
  steps: readonly Step[],
): Promise<Step[]> {
  const quotesOwner = steps.some(({ sources, toolCalls = [] }) => sources.length + toolCalls.length > 0)
  if (!isVisit(thread) || !quotesOwner) return [...steps]
  const withdrawn = await reader.findWithdrawn({ threadId: thread.id, ownerId: thread.twinOwnerId })
  if (withdrawn.size === 0) return [...steps]
  return steps.map((step) => {
    const gone = step.sources.filter((source) => withdrawn.has(toSourceKey(source)))
    if (gone.length === 0) return step
    const numbers = new Set(gone.map(({ number }) => number))
    return {
      ...step,
      ...(step.output && gone.some(({ isUsed }) => isUsed) && { output: getWithdrawalNote(step.output) }),
      sources: step.sources.filter(({ number }) => !numbers.has(number)),
      ...(step.toolCalls && {
        toolCalls: step.toolCalls.map((call) => ({ ...call, outputResult: keepPassages(call.outputResult, numbers) })),
      }),
    }
  })
}

function keepPassages(output: unknown, withdrawn: ReadonlySet<number>): unknown {
  if (output === null || typeof output !== 'object' || !('passages' in output) || !Array.isArray(output.passages)) return output
  const passages = output.passages.filter((passage: unknown) => {
    const number = passage !== null && typeof passage === 'object' && 'number' in passage ? passage.number : null
    return typeof number !== 'number' || !withdrawn.has(number)
  })
  return { ...output, passages }
}
