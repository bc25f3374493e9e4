import type { Memory } from '../../platform/__generated__/prisma/client.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** The conversation and model of a prompt. */
export interface Recipient {
  readonly userId: string
  readonly projectId: string | null
  /** Name of the model. Null for an unknown model, which gets no memory that is withheld from any model. */
  readonly model: string | null
}

/** The only access rule for memories in prompts. Every statement that reads memories for a prompt must include it. */
export function isReadableBy({ projectId, model }: { [Key in 'projectId' | 'model']: Recipient[Key] | RawBuilder<Recipient[Key]> }) {
  return sql<SqlBool>`((memories.project_id IS NULL OR memories.project_id = ${projectId}::uuid)
    AND CASE WHEN ${model}::text IS NULL THEN memories.never_sent_to = '{}' ELSE ${model}::text <> ALL (memories.never_sent_to) END)`
}

/** The condition of the index `memories_restricted_idx`. */
export const isRestricted = sql<SqlBool>`(memories.project_id IS NOT NULL OR memories.never_sent_to IS DISTINCT FROM '{}')`

/** Reads only memories without restrictions. */
export const toAnyRecipient = (userId: string): Recipient => ({ userId, projectId: null, model: null })

export type Restrictions = Pick<Memory, 'projectId' | 'neverSentTo'>

/** Restrictions for a memory that replaces these. */
export function joinRestrictions(memories: readonly Restrictions[]): Restrictions {
  return {
    projectId: memories.find(({ projectId }) => projectId !== null)?.projectId ?? null,
    neverSentTo: [...new Set(memories.flatMap(({ neverSentTo }) => neverSentTo))],
  }
}
