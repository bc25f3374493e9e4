import { sql } from 'kysely'
import type { PassageSource } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { rowsOf } from '../platform/database/sql/typedSql.ts'
import { wordCount } from './chunks.ts'
import { type Candidate, fused } from './embeddings/fusion.ts'
import { nearestPassages } from './embeddings/nearestPassages.ts'
import type { Meaning } from './embeddings/questionMeanings.ts'
import { ordinalsOfMessage } from './passageWriter.ts'
import { anyOf, candidateQuery, counted, type Question, understood } from './question.ts'

/** A passage that a search found. */
export interface FoundPassage {
  id: string
  sourceKind: PassageSource
  sourceId: string
  groupId: string
  ordinal: number
  /** Of a document with pages. */
  page: number | null
  title: string
  text: string
  score: number
}

export interface Search {
  ownerId: string
  question: string
  /** Of the question, asked for before any transaction begins; words alone are searched without it. */
  meaning?: Meaning | null
  kinds: readonly PassageSource[]
  limit: number
  /** The connection sees no more than what is public; what was counted ahead is not. */
  isPublic?: boolean
  /** Only in these: a word counts the more, the fewer of their passages have it. */
  sourceIds?: readonly string[]
  /** Of all passages that are found together. */
  maxWords?: number
}

/** BM25: how soon more of the same word counts less, how much a long passage has to say it more often, */
const saturation = 1.2
const lengthWeight = 0.3
/** and how much of its neighbours' scores a passage is given. */
const neighbourWeight = 1 / 3
/** In words; at this weight the mean need not be known better. */
const meanLength = 150
const usualWords = 1500
/** More passages are not ranked; with words that were counted ahead, they are hardly ever as many. */
const maxCandidates = 5000
const maxCounted = 1500
/** Words and meaning each find so many, of which the best of both are taken. */
const mostFused = 60

/** The passages that answer a question best, of one owner, as the given connection may see them: by their words, and by their meaning. */
export async function searchSentence(db: Database | Transaction, search: Search): Promise<FoundPassage[]> {
  const { meaning, limit, maxWords = usualWords } = search
  const found = meaning ? fused(await candidatesOf(db, search), meaning.scale, limit) : await searchWords(db, search)
  let length = 0
  return found.filter(({ text }) => (length += wordCount(text)) <= maxWords)
}

/** What words and meaning find, each with what both say of it. */
export async function candidatesOf(db: Database | Transaction, search: Search): Promise<Candidate[]> {
  const { ownerId, question, meaning, kinds, limit, isPublic = false, sourceIds } = search
  const asked = await understood(db, ownerId, question)
  const atOnce = Math.max(limit, mostFused)
  const byWords = await searchTerms(db, asked, { ...search, limit: atOnce })
  const shares = byWords.map(({ most, score, ...passage }): Candidate => ({ passage, words: score / most, similarity: null }))
  if (!meaning?.isUnderstoodIn(asked.language)) return shares
  const ids = byWords.map(({ id }) => id)
  const near = await nearestPassages(db, { ownerId, kinds, meaning, limit: atOnce, ids, isPublic, sourceIds })
  const similarities = new Map(near.map(({ id, similarity }) => [id, similarity]))
  const found = new Set(ids)
  const byMeaning = near.filter(({ id }) => !found.has(id))
  return [
    ...shares.map((candidate) => ({ ...candidate, similarity: similarities.get(candidate.passage.id) ?? null })),
    ...byMeaning.map(({ similarity, ...passage }): Candidate => ({ passage, words: 0, similarity })),
  ]
}

/** Words of no meaning are left out, the others are looked for by their stems, and a word counts the more, the fewer passages have it. */
async function searchWords(db: Database | Transaction, search: Search): Promise<FoundPassage[]> {
  return searchTerms(db, await understood(db, search.ownerId, search.question), search)
}

/** Each with the most that a passage without neighbours could score: one that says every word of the question again and again. */
async function searchTerms(
  db: Database | Transaction,
  asked: Question,
  { ownerId, kinds, limit, isPublic = false, sourceIds }: Search,
): Promise<(FoundPassage & { most: number })[]> {
  if (asked.terms.length === 0) return []
  const { terms, total } = isPublic || sourceIds ? asked : await counted(db, ownerId, asked)
  const isAmong = sourceIds ? sql`AND source_id = ANY(${[...sourceIds]}::uuid[])` : sql``
  const queries = terms.map(({ stems }) => anyOf(stems))
  return rowsOf(
    db,
    sql<FoundPassage & { most: number }>`
    WITH asked AS MATERIALIZED (
      SELECT place, query::tsquery AS query, known
      FROM unnest(${queries}::text[], ${terms.map(({ passages }) => passages)}::bigint[]) WITH ORDINALITY AS asked(query, known, place)
    ),
    candidates AS MATERIALIZED (
      -- Joined to nothing, the stems are read once and not for each word.
      SELECT id, group_id, ordinal, length, stems || ''::tsvector AS stems FROM passages
      WHERE owner_id = ${ownerId}::uuid AND stems @@ ${candidateQuery({ terms, total })}::tsquery AND source_kind = ANY(${kinds}::passage_source[])
        ${isAmong}
      LIMIT ${total === null ? maxCandidates : maxCounted}
    ), hits AS (
      SELECT id, group_id, ordinal, place, term_frequency(stems, query) AS frequency, coalesce(known, count(*) OVER (PARTITION BY place)) AS passages, length
      FROM candidates JOIN asked ON stems @@ query
    ), rarities AS MATERIALIZED (
      SELECT place, ln(1 + (greatest(coalesce(${total}::bigint, (SELECT count(*) FROM passages WHERE owner_id = ${ownerId}::uuid ${isAmong})) - passages, 0) + 0.5) / (passages + 0.5)) AS rarity
      FROM (SELECT place, coalesce(max(hits.passages), 0) AS passages FROM asked LEFT JOIN hits USING (place) GROUP BY place) AS counts
    ), scores AS (
      -- Its place comes along: to look it up again takes each of a thousand passages a look at all of them.
      SELECT id, group_id, ordinal, sum(rarity * frequency * ${saturation + 1}::float8 / (frequency + ${saturation}::float8 * (1 - ${lengthWeight}::float8 + ${lengthWeight}::float8 * length / ${meanLength}::float8))) AS score
      FROM hits JOIN rarities USING (place) GROUP BY id, group_id, ordinal
    ), beside AS (
      SELECT id, score, ordinal, ordinal / ${ordinalsOfMessage}::int AS message, lag(score) OVER placed AS before, lead(score) OVER placed AS after,
        lag(ordinal) OVER placed AS ordinal_before, lead(ordinal) OVER placed AS ordinal_after
      FROM scores WINDOW placed AS (PARTITION BY group_id ORDER BY ordinal)
    ), ranked AS (
      -- Beside a passage are those before and after it in its text, and the messages before and after its own.
      SELECT id, score + ${neighbourWeight}::float8 * (
        CASE WHEN ordinal - ordinal_before = 1 OR message - ordinal_before / ${ordinalsOfMessage}::int = 1 THEN before ELSE 0 END
        + CASE WHEN ordinal_after - ordinal = 1 OR ordinal_after / ${ordinalsOfMessage}::int - message = 1 THEN after ELSE 0 END) AS score
      FROM beside ORDER BY 2 DESC LIMIT ${limit}
    )
    SELECT id, source_kind::text, source_id, group_id, ordinal, page, title, text, ranked.score,
      (SELECT sum(rarity) * ${saturation + 1}::float8 FROM rarities) AS most
    FROM ranked JOIN passages USING (id) ORDER BY ranked.score DESC, id`,
  )
}

/** What was found of one source. */
export interface FoundSource {
  sourceKind: PassageSource
  sourceId: string
  /** Its passages in their order, with a line of dots where something is left out. */
  text: string
}

/** The source of the best passage first. */
export function merged(passages: readonly FoundPassage[]): FoundSource[] {
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
