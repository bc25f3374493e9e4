import { type RawBuilder, sql } from 'kysely'
import type { PastChatHit } from '../../agents/agent.ts'
import { type MessageOrigin, wordsIn } from '../../agents/speakers.ts'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import { escapeLike, matches, prefixQuery, wordsOf } from '../../platform/database/fullText.ts'
import { among, kysely, rowsOf } from '../../platform/database/sql/typedSql.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Platform } from '../../platform/platform.ts'
import { oneLine } from '../../platform/text/text.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type MeaningOf, noMeaning } from '../../retrieval/embeddings/questionMeanings.ts'
import type { PendingPassages } from '../../retrieval/pendingPassages.ts'
import { merged, searchSentence } from '../../retrieval/sentenceSearch.ts'
import { withTypingErrors } from '../../retrieval/typingErrors.ts'
import { roleOfStep } from '../steps/roleOfStep.ts'
import { minSearchLength, searchQuery } from '../validation.ts'

export type SearchService = ReturnType<typeof createSearchService>

export interface ThreadHit {
  readonly thread: Thread
  /** The message that was found; null when the name matched. */
  readonly message: FoundMessage | null
}

export interface FoundMessage {
  /** Its place in the thread. */
  readonly position: number
  /** The words around what was found. */
  readonly snippet: string
  /** Those of them that were found. */
  readonly found: string[]
}

/** What was typed: every word of it, any of them, and all of it as it stands. */
interface Typed {
  every: RawBuilder<unknown>
  some: RawBuilder<unknown>
  literal: string
}

const maxHits = 50
/** A word that is in everything must not make the whole history be ranked. */
const maxCandidates = 300
/** How far into a message the words around what was found are looked for, which takes PostgreSQL long. */
const snippetLength = 20_000

export function createSearchService(
  { db }: Platform,
  pendingPassages: Pick<PendingPassages, 'writeLatestOf'>,
  meaningOf: MeaningOf = noMeaning,
) {
  /**
   * Finds the beginnings of words, in names and inside messages; names first, then the newest. Where nothing has every word, those count as
   * well that are spread over a name and a message, and those with typing errors.
   */
  async function searchThreads({ userId }: Viewer, input: { query: string; limit: number }): Promise<ThreadHit[]> {
    const query = parseInput(searchQuery, input.query, 'query')
    if (query.length < minSearchLength) return []
    const limit = Math.min(Math.max(1, input.limit), maxHits)
    const every = prefixQuery(query, '&')
    const hits = await hitsOf(userId, { every, some: every, literal: query }, limit)
    if (hits.length > 0) return hits
    const meant = await withTypingErrors(db, { ownerId: userId, query, kinds: ['step'] })
    return meant ? hitsOf(userId, { ...meant, literal: query }, limit) : []
  }

  /** The snippet is cut from the text with its signs, where "node.js" is one word, so that it looks for what was typed as well as for its words. */
  async function hitsOf(userId: string, { every, some, literal }: Typed, limit: number): Promise<ThreadHit[]> {
    const pattern = `%${escapeLike(literal)}%`
    const headline = `StartSel="${marks.start}", StopSel="${marks.end}", MaxWords=24, MinWords=12, MaxFragments=1`
    const text = sql<string>`left(${sql.ref('steps.input')} || ${sql.ref('steps.output')}, ${snippetLength})`
    const rows = await rowsOf(
      db,
      kysely
        .with('named', (threads) =>
          threads
            .selectFrom('threads')
            .select('id')
            .where('userId', '=', userId)
            .where((eb) => eb.or([matches(eb.ref('search'), every), eb('name', 'ilike', pattern)]))
            .orderBy('updatedAt', 'desc')
            .limit(limit),
        )
        .with('said', (steps) =>
          steps
            .selectFrom((from) =>
              from
                .selectFrom('steps')
                .select(['threadId', 'id', 'position', 'search'])
                .select(sql<boolean>`${sql.lit(hasSigns(literal))} AND ${text} ILIKE ${pattern}`.as('isLiteral'))
                .where('userId', '=', userId)
                .where(({ ref }) => matches(ref('search'), some))
                .orderBy('createdAt', 'desc')
                .limit(maxCandidates)
                .as('newest'),
            )
            .innerJoin('threads', 'threads.id', 'newest.threadId')
            .distinctOn('newest.threadId')
            .select(['newest.threadId', 'newest.id', 'newest.isLiteral'])
            .where(({ or, ref }) => {
              const both = sql`(${ref('threads.search')} || ${ref('newest.search')})`
              return or([matches(ref('newest.search'), every), matches(both, every)])
            })
            .orderBy('newest.threadId')
            .orderBy('newest.isLiteral', 'desc')
            .orderBy('newest.position', 'desc'),
        )
        .with('found', (threads) =>
          threads
            .selectFrom('threads')
            .leftJoin('named', 'named.id', 'threads.id')
            .leftJoin('said', 'said.threadId', 'threads.id')
            .select(['threads.id', 'threads.updatedAt', 'said.id as stepId'])
            .select(({ eb, fn }) => [
              eb('named.id', 'is not', null).as('isNamed'),
              fn.coalesce('said.isLiteral', sql.lit(false)).as('isLiteral'),
            ])
            .where('threads.userId', '=', userId)
            .where((eb) => eb.or([eb('named.id', 'is not', null), eb('said.id', 'is not', null)]))
            .orderBy('isNamed', 'desc')
            .orderBy(sql.ref('isLiteral'), 'desc')
            .orderBy('threads.updatedAt', 'desc')
            .limit(limit),
        )
        .selectFrom('found')
        .leftJoin('steps', (join) => join.onRef('steps.id', '=', 'found.stepId').on('found.isNamed', '=', false))
        .select(['found.id', 'steps.position'])
        .select(({ ref }) =>
          sql<string | null>`CASE WHEN ${ref('steps.id')} IS NOT NULL THEN ts_headline('public.twain', ${text},
            ${some} || plainto_tsquery('public.twain', ${literal}), ${headline}) END`.as('snippet'),
        )
        .orderBy('found.isNamed', 'desc')
        .orderBy('found.isLiteral', 'desc')
        .orderBy('found.updatedAt', 'desc'),
    )
    const threads = await db.thread.findMany({ where: { id: { in: rows.map(({ id }) => id) }, userId } })
    const byId = new Map(threads.map((thread) => [thread.id, thread]))
    return rows.flatMap(({ id, position, snippet }) => {
      const thread = byId.get(id)
      return thread ? [{ thread, message: position === null || snippet === null ? null : { position, ...unmarked(snippet) } }] : []
    })
  }

  /** The messages that answer a question best, each with the part of it that was found. */
  async function searchPastChats(userId: string, query: string, limit: number): Promise<PastChatHit[]> {
    const [meaning] = await Promise.all([meaningOf(query), pendingPassages.writeLatestOf(userId)])
    const passages = await searchSentence(db, {
      ownerId: userId,
      question: query,
      meaning,
      kinds: ['step'],
      limit: Math.min(limit, maxHits),
    })
    const found = merged(passages)
    const said: (Omit<PastChatHit, 'words'> & MessageOrigin)[] = await rowsOf(
      db,
      kysely
        .selectFrom('steps')
        .innerJoin('threads', 'threads.id', 'steps.threadId')
        .leftJoin('users as twinOwners', 'twinOwners.id', 'threads.twinOwnerId')
        .select(['steps.threadId', 'steps.id as stepId', 'steps.position', 'steps.createdAt as saidAt'])
        // A title may state what a message of its conversation did.
        .select((eb) =>
          eb
            .case()
            .when(
              eb.not(
                eb.exists(
                  eb
                    .selectFrom('steps as forgotten')
                    .select('forgotten.id')
                    .whereRef('forgotten.threadId', '=', 'steps.threadId')
                    .where('forgotten.isForgotten', '=', sql.lit(true)),
                ),
              ),
            )
            .then(eb.ref('threads.name'))
            .end()
            .as('threadName'),
        )
        .select(['threads.threadType', 'twinOwners.username as twinOf', 'steps.hasForeignWords', roleOfStep])
        .where(
          'steps.id',
          '=',
          among(
            found.map(({ sourceId }) => sourceId),
            'uuid',
          ),
        )
        .where('steps.userId', '=', userId),
    )
    const byStep = new Map(said.map((step) => [step.stepId, step]))
    return found.flatMap(({ sourceId, text }) => {
      const step = byStep.get(sourceId)
      if (!step) return []
      const { threadId, threadName, stepId, position, saidAt, ...origin } = step
      return { threadId, threadName, stepId, position, saidAt, words: wordsIn(origin, text) }
    })
  }

  return { searchThreads, searchPastChats }
}

/** Characters for private use, which no keyboard types. */
const marks = { start: '\ue000', end: '\ue001' }

function unmarked(snippet: string): Pick<FoundMessage, 'snippet' | 'found'> {
  const found = snippet
    .split(marks.start)
    .slice(1)
    .flatMap((part) => wordsOf(part.split(marks.end, 1)[0] ?? ''))
  return { snippet: oneLine(snippet.replaceAll(marks.start, '').replaceAll(marks.end, '')), found: [...new Set(found)] }
}

/** What was typed is looked for as it stands where it has more than words, as "C++" or "$500". */
function hasSigns(query: string): boolean {
  return wordsOf(query).join(' ') !== query
}
