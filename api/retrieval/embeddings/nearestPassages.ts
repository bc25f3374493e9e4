import { type PassageSource, Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { FoundPassage } from '../sentenceSearch.ts'
import type { Meaning } from './questionMeanings.ts'

/**
 * A passage with how like its meaning is to the question's, from -1 to 1: the mean of what the whole passage and the nearest of its lines are.
 * An answer is often one line among others; a line alone says too little of what it is about.
 */
export interface NearPassage extends Omit<FoundPassage, 'score'> {
  similarity: number
}

export interface NearestSearch {
  ownerId: string
  kinds: readonly PassageSource[]
  meaning: Meaning
  /** How many are looked for, */
  limit: number
  /** besides these. */
  ids: readonly string[]
  isPublic: boolean
  sourceIds?: readonly string[]
}

/**
 * Of one owner the passages whose meaning is nearest, as the given connection may see them. All vectors of the owner are compared: the
 * approximate indexes of pgvector know no owner, and lose most of what is found when it is filtered afterwards. Lines are compared only of
 * the passages that are near as a whole, and of those that are asked for.
 */
export function nearestPassages(db: Database | Transaction, search: NearestSearch): Promise<NearPassage[]> {
  const { ownerId, kinds, meaning, limit, ids, isPublic, sourceIds } = search
  const isOfModel = Prisma.sql`owner_id = ${ownerId}::uuid AND model = ${meaning.model} AND dimensions = ${meaning.vector.length}`
  const isAmong = sourceIds ? Prisma.sql`AND source_id = ANY(${[...sourceIds]}::uuid[])` : Prisma.empty
  return db.$queryRaw<NearPassage[]>`
    WITH asked AS MATERIALIZED (SELECT ${vectorText(meaning.vector)}::vector AS meaning),
    nearest AS (
      SELECT passage_id, embedding <=> meaning AS distance FROM passage_embeddings, asked
      WHERE ${isOfModel} AND source_kind = ANY(${[...kinds]}::passage_source[]) ${isAmong} ${isPublic ? Prisma.sql`AND is_public` : Prisma.empty}
      ORDER BY distance LIMIT ${limit}
    ), chosen AS (
      SELECT passage_id, distance FROM nearest
      UNION
      SELECT passage_id, embedding <=> meaning FROM passage_embeddings, asked WHERE ${isOfModel} AND passage_id = ANY(${[...ids]}::uuid[])
    ), compared AS (
      SELECT passage_id, distance, coalesce((SELECT min(line <=> meaning) FROM unnest(lines) AS line), distance) AS of_line
      FROM chosen JOIN passage_embeddings USING (passage_id), asked
    )
    SELECT id, source_kind::text AS "sourceKind", source_id AS "sourceId", group_id AS "groupId", ordinal, page, title, text,
      1 - (distance + of_line) / 2 AS similarity
    FROM compared JOIN passages ON passages.id = passage_id WHERE owner_id = ${ownerId}::uuid ORDER BY similarity DESC, id`
}

/** As pgvector reads it, with the digits that it keeps. */
export function vectorText(vector: readonly number[]): string {
  return `[${vector.map((value) => Number(value.toPrecision(8))).join(',')}]`
}

/** As PostgreSQL reads an array of them. */
export function vectorsText(vectors: readonly (readonly number[])[]): string {
  return `{${vectors.map((vector) => `"${vectorText(vector)}"`).join(',')}}`
}
