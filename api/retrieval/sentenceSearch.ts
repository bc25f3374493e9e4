import { sql } from 'kysely'
import type { PassageSource } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/sql/typedSql.ts'
import { countWords } from './chunks.ts'
import { type Candidate, fuseCandidates } from './embeddings/fusion.ts'
import { findNearestPassages } from './embeddings/nearestPassages.ts'
import type { Meaning } from './embeddings/questionMeanings.ts'
import { listOrdinals } from './passageWriter.ts'
import { matchAny, toCandidateQuery, addPassageCounts, type Question, analyzeQuestion } from './question.ts'

export interface FoundPassage {
  id: string
  sourceKind: PassageSource
  sourceId: string
  groupId: string
  ordinal: number
  page: number | null
  title: string
  text: string
  score: number
}

export interface Search {
  ownerId: string
  question: string
  meaning?: Meaning | null
  kinds: readonly PassageSource[]
  limit: number
  /** Whether the connection sees only passages shared with the reader, so that precomputed counts do not apply. */
  isShared?: boolean
  /** Word weights are computed from their passages only. */
  sourceIds?: readonly string[]
  maxWords?: number
}

/** BM25's k1 and b. */
const saturation = 1.2
const lengthWeight = 0.3
/** Weight of neighboring passages. */
const neighborWeight = 1 / 3
/** In words; an estimate is sufficient with this b. */
const meanLength = 150
const usualWords = 1500
/** Rarely reached with precomputed counts. */
const maxCandidates = 5000
const maxCounted = 1500
/** Without precomputed counts, each word is looked up first. */
const maxShared = 700
const mostFused = 60

export async function searchSentence(db: Database | Transaction, search: Search): Promise<FoundPassage[]> {
  const { meaning, limit, maxWords = usualWords } = search
  const found = meaning ? fuseCandidates(await findCandidates(db, search), meaning.scale, limit) : await searchWords(db, search)
  let length = 0
  return found.filter(({ text }) => (length += countWords(text)) <= maxWords)
}

export async function findCandidates(db: Database | Transaction, search: Search): Promise<Candidate[]> {
  const { ownerId, question, meaning, kinds, limit, isShared = false, sourceIds } = search
  const asked = await analyzeQuestion(db, ownerId, question)
  const atOnce = Math.max(limit, mostFused)
  const byWords = await searchTerms(db, asked, { ...search, limit: atOnce })
  const shares = byWords.map(({ most, score, ...passage }): Candidate => ({ passage, words: score / most, similarity: null }))
  if (!meaning?.isUnderstoodIn(asked.language)) return shares
  const ids = byWords.map(({ id }) => id)
  const near = await findNearestPassages(db, { ownerId, kinds, meaning, limit: atOnce, ids, isShared, sourceIds })
  const similarities = new Map(near.map(({ id, similarity }) => [id, similarity]))
  const found = new Set(ids)
  const byMeaning = near.filter(({ id }) => !found.has(id))
  return [
    ...shares.map((candidate) => ({ ...candidate, similarity: similarities.get(candidate.passage.id) ?? null })),
    ...byMeaning.map(({ similarity, ...passage }): Candidate => ({ passage, words: 0, similarity })),
  ]
}

async function searchWords(db: Database | Transaction, search: Search): Promise<FoundPassage[]> {
  return searchTerms(db, await analyzeQuestion(db, search.ownerId, search.question), search)
}

async function searchTerms(
  db: Database | Transaction,
  asked: Question,
  { ownerId, kinds, limit, isShared = false, sourceIds }: Search,
): Promise<(FoundPassage & { most: number })[]> {
  if (asked.terms.length === 0) return []
  const { terms, total } = isShared || sourceIds ? asked : await addPassageCounts(db, ownerId, asked)
  const isAmong = sourceIds ? sql`AND source_id = ANY(${[...sourceIds]}::uuid[])` : sql``
  const queries = terms.map(({ stems }) => matchAny(stems))
  const candidates = isShared
    ? sql`SELECT * FROM twin_passages(${ownerId}::uuid, ${queries}::text[]::tsquery[], ${kinds}::text[]::passage_source[], ${maxShared}::int)`
    : sql`-- Appending an empty vector detoasts the stems once instead of for each word.
      SELECT id, group_id, ordinal, length, stems || ''::tsvector AS stems, NULL::bigint[] AS counts, NULL::bigint AS total FROM passages
      WHERE owner_id = ${ownerId}::uuid AND stems @@ ${toCandidateQuery({ terms, total })}::tsquery AND source_kind = ANY(${kinds}::passage_source[])
        ${isAmong}
      LIMIT ${total === null ? maxCandidates : maxCounted}`
  return queryRows(
    db,
    sql<FoundPassage & { most: number }>`
    WITH asked AS MATERIALIZED (
      SELECT place, query::tsquery AS query, known
      FROM unnest(${queries}::text[], ${terms.map(({ passages }) => passages)}::bigint[]) WITH ORDINALITY AS asked(query, known, place)
    ),
    candidates AS MATERIALIZED (
      ${candidates}
    ), hits AS (
      SELECT id, group_id, ordinal, place, term_frequency(stems, query) AS frequency, coalesce(known, counts[place], count(*) OVER (PARTITION BY place)) AS passages, length
      FROM candidates JOIN asked ON stems @@ query
    ), rarities AS MATERIALIZED (
      SELECT place, ln(1 + (greatest(coalesce(${total}::bigint, (SELECT total FROM candidates LIMIT 1), (SELECT count(*) FROM passages WHERE owner_id = ${ownerId}::uuid ${isAmong})) - passages, 0) + 0.5) / (passages + 0.5)) AS rarity
      FROM (SELECT place, coalesce(max(hits.passages), 0) AS passages FROM asked LEFT JOIN hits USING (place) GROUP BY place) AS counts
    ), scores AS (
      -- Keeps group_id and ordinal: joining them again would scan all candidates for each of a thousand passages.
      SELECT id, group_id, ordinal, sum(rarity * frequency * ${saturation + 1}::float8 / (frequency + ${saturation}::float8 * (1 - ${lengthWeight}::float8 + ${lengthWeight}::float8 * length / ${meanLength}::float8))) AS score
      FROM hits JOIN rarities USING (place) GROUP BY id, group_id, ordinal
    ), beside AS (
      SELECT id, score, ordinal, ordinal / ${listOrdinals}::int AS message, lag(score) OVER placed AS before, lead(score) OVER placed AS after,
        lag(ordinal) OVER placed AS ordinal_before, lead(ordinal) OVER placed AS ordinal_after
      FROM scores WINDOW placed AS (PARTITION BY group_id ORDER BY ordinal)
    ), ranked AS (
      -- Neighbors are the previous and next passages of the text, and of the previous and next messages.
      SELECT id, score + ${neighborWeight}::float8 * (
        CASE WHEN ordinal - ordinal_before = 1 OR message - ordinal_before / ${listOrdinals}::int = 1 THEN before ELSE 0 END
        + CASE WHEN ordinal_after - ordinal = 1 OR ordinal_after / ${listOrdinals}::int - message = 1 THEN after ELSE 0 END) AS score
      FROM beside ORDER BY 2 DESC LIMIT ${limit}
    )
    SELECT id, source_kind::text, source_id, group_id, ordinal, page, title, text, ranked.score,
      (SELECT sum(rarity) * ${saturation + 1}::float8 FROM rarities) AS most
    FROM ranked JOIN passages USING (id) ORDER BY ranked.score DESC, id`,
  )
}

export interface FoundSource {
  sourceKind: PassageSource
  sourceId: string
  /** An ellipsis line marks omissions. */
  text: string
}

export function mergeBySource(passages: readonly FoundPassage[]): FoundSource[] {
  const bySource = new Map<string, FoundPassage[]>()
  for (const passage of passages) bySource.set(passage.sourceId, [...(bySource.get(passage.sourceId) ?? []), passage])
  return [...bySource.values()].map((found) => {
    const [first, ...rest] = found.toSorted((one, other) => one.ordinal - other.ordinal) as [FoundPassage, ...FoundPassage[]]
    let { text, ordinal } = first
    for (const next of rest) {
      text += `${next.ordinal === ordinal + 1 ? '\n' : '\n…\n'}${next.text}`
      ordinal = next.ordinal
    }
    return { sourceKind: first.sourceKind, sourceId: first.sourceId, text }
  })
}
