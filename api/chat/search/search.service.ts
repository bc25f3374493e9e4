import { type RawBuilder, sql } from 'kysely'
import type { PastChatHit } from '../../agents/agent.ts'
import { type MessageOrigin, attributeText } from '../../agents/speakers.ts'
import type { Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike, matches, toPrefixQuery, splitQueryWords } from '../../platform/database/fullText.ts'
import { anyOf, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { toOneLine } from '../../platform/text/text.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { EmbedQuestion } from '../../retrieval/embeddings/questionMeanings.ts'
import type { PendingPassages } from '../../retrieval/pendingPassages.ts'
import { mergeBySource, searchSentence } from '../../retrieval/sentenceSearch.ts'
import { addTypingErrors } from '../../retrieval/typingErrors.ts'
import { toAnyRecipient } from '../../memory/restrictions/recipient.ts'
import { findRestrictedSteps } from '../../memory/restrictions/restrictedSteps.ts'
import { stepRole } from '../steps/threadHistory.ts'
import { type MessageScope, findOlderContent, selectOwnSteps, selectOwnThreads } from '../threads/newestContent.ts'
import { minSearchLength, searchQuery } from '../validation.ts'
import { isVisibleMatch, type VisibleAnswers } from '../visibility/visibleAnswers.ts'
import { isVisit } from '../visibility/withdrawnSources.ts'

export interface ThreadHit {
  readonly thread: Thread
  readonly message: FoundMessage | null
}

export interface FoundMessage {
  readonly stepId: string
  readonly position: number | null
  readonly snippet: string
  readonly found: string[]
}

interface Words {
  every: RawBuilder<unknown>
  some: RawBuilder<unknown>
  literal: string
}

interface Query extends Words {
  /** Answers of twins that the user can still read. */
  readable: string[]
  /** IDs of threads with a matching name. */
  named: string[]
}

const maxHits = 50
const maxCandidates = 300
/** Searching longer messages is slow in PostgreSQL. */
const snippetLength = 20_000

export class SearchService {
  readonly #db: Database
  readonly #pendingPassages: Pick<PendingPassages, 'writeLatest'>
  readonly #embedQuestion: EmbedQuestion
  readonly #answers: VisibleAnswers

  constructor(
    db: Database,
    uses: { pendingPassages: Pick<PendingPassages, 'writeLatest'>; embedQuestion: EmbedQuestion; answers: VisibleAnswers },
  ) {
    this.#db = db
    this.#pendingPassages = uses.pendingPassages
    this.#embedQuestion = uses.embedQuestion
    this.#answers = uses.answers
  }

  async searchThreads({ userId }: Viewer, input: { query: string; limit: number }): Promise<ThreadHit[]> {
    const query = parseInput(searchQuery, input.query, 'query')
    if (query.length < minSearchLength) return []
    const limit = Math.min(Math.max(1, input.limit), maxHits)
    const every = toPrefixQuery(query, '&')
    const hits = await this.#findHits(userId, { every, some: every, literal: query }, limit)
    if (hits.length > 0) return hits
    const meant = await addTypingErrors(this.#db, { ownerId: userId, query, kinds: ['step'] })
    return meant ? this.#findHits(userId, { ...meant, literal: query }, limit) : []
  }

  async #findHits(userId: string, words: Words, limit: number): Promise<ThreadHit[]> {
    const [readable, hasOlder, newestNamed] = await Promise.all([
      this.#answers.findMatches(userId, words.some),
      findOlderContent(this.#db, userId),
      this.#findNamed(userId, words, limit, 'newest'),
    ])
    const needsOlder = hasOlder.threads && newestNamed.length < limit
    const named = needsOlder ? await this.#findNamed(userId, words, limit, 'all') : newestNamed
    const query = { ...words, readable, named }
    const hits = await this.#readHits(userId, query, limit, 'newest')
    return hits.length >= limit || !hasOlder.steps ? hits : this.#readHits(userId, query, limit, 'all')
  }

  async #findNamed(userId: string, { every, literal }: Words, limit: number, extent: MessageScope): Promise<string[]> {
    const rows = await queryRows(
      this.#db,
      kysely
        .selectFrom(selectOwnThreads(userId, extent))
        .select('threads.id')
        .where(({ eb, ref, or }) => or([matches(ref('threads.search'), every), eb('threads.name', 'ilike', `%${escapeLike(literal)}%`)]))
        .orderBy('threads.updatedAt', 'desc')
        .limit(limit),
    )
    return rows.map(({ id }) => id)
  }

  /** Snippets come from the original text, so "node.js" also matches literally. */
  async #readHits(
    userId: string,
    { every, some, literal, readable, named }: Query,
    limit: number,
    extent: MessageScope,
  ): Promise<ThreadHit[]> {
    const pattern = `%${escapeLike(literal)}%`
    const headline = `StartSel="${marks.start}", StopSel="${marks.end}", MaxWords=24, MinWords=12, MaxFragments=1`
    const temporary = kysely.selectFrom('threads').select('id').where('userId', '=', userId).where('isTemporary', '=', sql.lit(true))
    const text = sql<string>`left(${sql.ref('steps.input')} || ${sql.ref('steps.output')}, ${snippetLength})`
    const rows = await queryRows(
      this.#db,
      kysely
        .with('named', (from) => from.selectFrom('threads').select('id').where('id', '=', anyOf(named, 'uuid')))
        .with('said', (from) =>
          from
            .selectFrom(
              kysely
                .selectFrom(selectOwnSteps(userId, extent))
                .select(['steps.threadId', 'steps.id', 'steps.position', 'steps.stepType', 'steps.search'])
                .select(sql<boolean>`${sql.lit(hasPunctuation(literal))} AND ${text} ILIKE ${pattern}`.as('isLiteral'))
                .where(({ ref }) => matches(ref('steps.search'), some))
                .where('steps.threadId', 'not in', temporary)
                .orderBy('steps.createdAt', 'desc')
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
            .where(({ ref }) =>
              isVisibleMatch(userId, readable, {
                stepId: ref('newest.id'),
                stepType: ref('newest.stepType'),
                threadId: ref('newest.threadId'),
              }),
            )
            .orderBy('newest.threadId')
            .orderBy('newest.isLiteral', 'desc')
            .orderBy('newest.position', (order) => order.desc().nullsLast()),
        )
        .with('found', (found) =>
          found
            .selectFrom('named')
            .fullJoin('said', 'said.threadId', 'named.id')
            .innerJoin('threads', (join) => join.on(({ eb, fn }) => eb('threads.id', '=', fn.coalesce('named.id', 'said.threadId'))))
            .select(['threads.id', 'threads.updatedAt', 'said.id as stepId'])
            .select(({ eb, fn }) => [
              eb('named.id', 'is not', null).as('isNamed'),
              fn.coalesce('said.isLiteral', sql.lit(false)).as('isLiteral'),
            ])
            .where('threads.userId', '=', userId)
            .orderBy('isNamed', 'desc')
            .orderBy(sql.ref('isLiteral'), 'desc')
            .orderBy('threads.updatedAt', 'desc')
            .limit(limit),
        )
        .selectFrom('found')
        .leftJoin('steps', (join) => join.onRef('steps.id', '=', 'found.stepId').on('found.isNamed', '=', false))
        .select(['found.id', 'steps.id as stepId', 'steps.position'])
        .select(({ ref }) =>
          sql<string | null>`CASE WHEN ${ref('steps.id')} IS NOT NULL THEN ts_headline('public.twain', ${text},
            ${some} || plainto_tsquery('public.twain', ${literal}), ${headline}) END`.as('snippet'),
        )
        .orderBy('found.isNamed', 'desc')
        .orderBy('found.isLiteral', 'desc')
        .orderBy('found.updatedAt', 'desc'),
    )
    const threads = await this.#db.thread.findMany({ where: { id: { in: rows.map(({ id }) => id) }, userId } })
    const byId = new Map(threads.map((thread) => [thread.id, thread]))
    return rows.flatMap(({ id, stepId, position, snippet }) => {
      const thread = byId.get(id)
      return thread
        ? [{ thread, message: stepId === null || snippet === null ? null : { stepId, position, ...parseSnippet(snippet) } }]
        : []
    })
  }

  async searchPastChats(userId: string, query: string, limit: number): Promise<PastChatHit[]> {
    const [meaning] = await Promise.all([this.#embedQuestion(query), this.#pendingPassages.writeLatest(userId)])
    const passages = await searchSentence(this.#db, {
      ownerId: userId,
      question: query,
      meaning,
      kinds: ['step'],
      limit: Math.min(limit, maxHits),
    })
    const found = mergeBySource(passages)
    const said: (Omit<PastChatHit, 'words'> & MessageOrigin & Pick<Thread, 'twinOwnerId'>)[] = await queryRows(
      this.#db,
      kysely
        .selectFrom('steps')
        .innerJoin('threads', 'threads.id', 'steps.threadId')
        .leftJoin('users as twinOwners', 'twinOwners.id', 'threads.twinOwnerId')
        .select(['steps.threadId', 'steps.id as stepId', 'steps.position', 'steps.createdAt as saidAt'])
        // A title may repeat a message of its conversation.
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
        .select(['threads.threadType', 'threads.twinOwnerId', 'twinOwners.username as twinOf', 'steps.hasUntrustedContent', stepRole])
        .where(
          'steps.id',
          '=',
          anyOf(
            found.map(({ sourceId }) => sourceId),
            'uuid',
          ),
        )
        .where('steps.userId', '=', userId)
        .where('steps.position', 'is not', null)
        .$narrowType<{ position: number }>(),
    )
    const ofTwins = said.filter((step) => step.role === 'assistant' && isVisit({ ...step, userId }))
    const readable = new Set(
      await this.#answers.findReadable(
        userId,
        ofTwins.map(({ stepId }) => stepId),
      ),
    )
    const threadIds = [...new Set(said.map(({ threadId }) => threadId))]
    const restricted = await findRestrictedSteps(this.#db, toAnyRecipient(userId), threadIds)
    // A title may repeat a message of its conversation.
    const isRestricted = new Set([...restricted.values()].map(({ threadId }) => threadId))
    const shown = said.filter((step) => !restricted.has(step.stepId) && (!ofTwins.includes(step) || readable.has(step.stepId)))
    const byStep = new Map(shown.map((step) => [step.stepId, step]))
    return found.flatMap(({ sourceId, text }) => {
      const step = byStep.get(sourceId)
      if (!step) return []
      const { threadId, threadName, stepId, position, saidAt, twinOwnerId: _, ...origin } = step
      return {
        threadId,
        threadName: isRestricted.has(threadId) ? null : threadName,
        stepId,
        position,
        saidAt,
        words: attributeText(origin, text),
      }
    })
  }
}

/** Private-use characters that users cannot type. */
const marks = { start: '\ue000', end: '\ue001' }

/** A snippet may contain only one end of emphasized text. */
const formatting = /\*\*|~~|`|^[ \t]{0,20}(?:#{1,6}|[-*>])\s/gm

function parseSnippet(snippet: string): Pick<FoundMessage, 'snippet' | 'found'> {
  const found = snippet
    .split(marks.start)
    .slice(1)
    .flatMap((part) => splitQueryWords(part.split(marks.end, 1)[0] ?? ''))
  const text = snippet.replaceAll(marks.start, '').replaceAll(marks.end, '').replace(formatting, '')
  return { snippet: toOneLine(text), found: [...new Set(found)] }
}

/** The text search ignores punctuation, as in "C++" or "$500". */
function hasPunctuation(query: string): boolean {
  return splitQueryWords(query).join(' ') !== query
}
