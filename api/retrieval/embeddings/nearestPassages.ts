import { type ExpressionBuilder, sql } from 'kysely'
import type { PassageSource } from '../../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { anyOf, kysely, queryRows, type Tables } from '../../platform/database/sql/typedSql.ts'
import type { FoundPassage } from '../sentenceSearch.ts'
import type { Meaning } from './questionMeanings.ts'

/** Mean of the similarities of the passage and of its nearest line: answers are often one line. */
export interface NearPassage extends Omit<FoundPassage, 'score'> {
  similarity: number
}

export interface NearestSearch {
  ownerId: string
  kinds: readonly PassageSource[]
  meaning: Meaning
  limit: number
  ids: readonly string[]
  isShared: boolean
  sourceIds?: readonly string[]
}

/** pgvector’s approximate indexes cannot filter by owner. Lines are compared only for the nearest passages and `ids`. */
export function findNearestPassages(db: Database | Transaction, search: NearestSearch): Promise<NearPassage[]> {
  const { ownerId, kinds, meaning, limit, ids, isShared, sourceIds } = search
  const distance = sql<number>`${sql.ref('passageEmbeddings.embedding')} <=> ${sql.ref('asked.meaning')}`.as('distance')
  const isOfModel = (eb: ExpressionBuilder<Tables, 'passageEmbeddings'>) =>
    eb.and({ ownerId, model: meaning.model, dimensions: meaning.vector.length })
  return queryRows(
    db,
    kysely
      .with(
        (cte) => cte('asked').materialized(),
        (asked) => asked.selectNoFrom(sql`${formatVector(meaning.vector)}::vector`.as('meaning')),
      )
      .with('nearest', (embeddings) =>
        embeddings
          .selectFrom(['passageEmbeddings', 'asked'])
          .select(['passageId', distance])
          .where(isOfModel)
          .where('sourceKind', '=', anyOf(kinds, 'passage_source'))
          .$if(sourceIds !== undefined, (all) => all.where('sourceId', '=', anyOf(sourceIds ?? [], 'uuid')))
          .$if(isShared, (all) => all.where('audience', '<>', sql.lit('private')))
          .orderBy('distance')
          .limit(limit),
      )
      .with('chosen', (embeddings) =>
        embeddings
          .selectFrom('nearest')
          .select(['passageId', 'distance'])
          .union(
            embeddings
              .selectFrom(['passageEmbeddings', 'asked'])
              .select(['passageId', distance])
              .where(isOfModel)
              .where('passageId', '=', anyOf(ids, 'uuid')),
          ),
      )
      .selectFrom('chosen')
      .innerJoin('passageEmbeddings', 'passageEmbeddings.passageId', 'chosen.passageId')
      .innerJoin('passages', 'passages.id', 'chosen.passageId')
      .crossJoin('asked')
      .select(['id', 'passages.sourceKind', 'passages.sourceId', 'groupId', 'ordinal', 'page', 'title', 'text'])
      .select(({ ref }) => {
        const ofLine = sql`(SELECT min(line <=> ${ref('asked.meaning')}) FROM unnest(${ref('lines')}) AS line)`
        return sql<number>`1 - (${ref('distance')} + coalesce(${ofLine}, ${ref('distance')})) / 2`.as('similarity')
      })
      .where('passages.ownerId', '=', ownerId)
      .orderBy('similarity', 'desc')
      .orderBy('id'),
  )
}

/** pgvector stores this precision. */
export function formatVector(vector: readonly number[]): string {
  return `[${vector.map((value) => Number(value.toPrecision(8))).join(',')}]`
}

export function formatVectors(vectors: readonly (readonly number[])[]): string {
  return `{${vectors.map((vector) => `"${formatVector(vector)}"`).join(',')}}`
}
