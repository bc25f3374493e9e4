import { z } from 'zod'
import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely'
import type { ThreadType } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike, matches, toPrefixQuery } from '../../platform/database/fullText.ts'
import { anyOf, kysely, type Tables } from '../../platform/database/sql/typedSql.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { toUuidOrNil } from '../../platform/text/ids.ts'
import { moment } from '../../platform/text/validation.ts'
import { minSearchLength, searchQuery } from '../validation.ts'
import { findOlderContent, selectOwnSteps, selectOwnThreads } from './newestContent.ts'
import { isVisibleMatch, type VisibleAnswers } from '../visibility/visibleAnswers.ts'

export interface ThreadFilter {
  readonly query?: string | null
  readonly types?: readonly ThreadType[] | null
  readonly from?: Date | null
  readonly to?: Date | null
  readonly isPinned?: boolean | null
  readonly isArchived?: boolean | null
  readonly projectUuid?: string | null
}

const rules = z.object({ query: searchQuery.nullish(), from: moment.nullish(), to: moment.nullish() })

/** Threads of other types have an index. */
const usualType: ThreadType = 'private_chat'

type Builder = ExpressionBuilder<Tables, 'threads'>
type Condition = ExpressionWrapper<Tables, 'threads', SqlBool>

export function readFilter({ types, isPinned, projectUuid, ...input }: ThreadFilter) {
  const { query, from, to } = parseInput(rules, input)
  const matchesFields = (eb: Builder): Condition =>
    eb.and([
      ...(types?.length ? [eb('threadType', '=', anyOf(types, 'thread_type'))] : []),
      ...(types?.length && !types.includes(usualType) ? [eb('threadType', '<>', sql.lit(usualType))] : []),
      ...(from ? [eb('updatedAt', '>=', from)] : []),
      ...(to ? [eb('updatedAt', '<', to)] : []),
      ...(typeof isPinned === 'boolean' ? [eb('pinnedAt', isPinned ? 'is not' : 'is', null)] : []),
      ...(projectUuid ? [eb('projectId', '=', toUuidOrNil(projectUuid))] : []),
    ])
  return { matchesFields, query: query && query.length >= minSearchLength ? query : null }
}

interface Sources {
  db: Database
  answers: Pick<VisibleAnswers, 'findMatches'>
}

/**
 * Two conditions for threads with the words in their name or messages. `nearby` is fast for the first threads of a list and null for users
 * with few messages.
 */
export async function prepareQuery({ db, answers }: Sources, userId: string, query: string) {
  const words = toPrefixQuery(query, '&')
  const [readable, hasOlder] = await Promise.all([answers.findMatches(userId, words), findOlderContent(db, userId)])
  const isNamed = (eb: Builder) => eb.or([matches(eb.ref('threads.search'), words), eb('threads.name', 'ilike', `%${escapeLike(query)}%`)])
  const isSaid = sql<SqlBool>`${matches(sql.ref('steps.search'), words)} AND ${isVisibleMatch(userId, readable, {
    stepId: sql.ref('steps.id'),
    stepType: sql.ref('steps.stepType'),
    threadId: sql.ref('steps.threadId'),
  })}`
  // Without the offset, PostgreSQL looks for the messages of all users.
  const saidInThread = kysely
    .selectFrom('steps')
    .select('steps.id')
    .whereRef('steps.threadId', '=', sql.ref('threads.id'))
    .where(isSaid)
    .offset(0)
  const named = kysely
    .selectFrom(selectOwnThreads(userId, hasOlder.threads ? 'all' : 'newest'))
    .select('threads.id')
    .where(isNamed)
  const said = kysely
    .selectFrom(selectOwnSteps(userId, hasOlder.steps ? 'all' : 'newest'))
    .select('steps.threadId as id')
    .where(isSaid)
  return {
    nearby: hasOlder.steps ? (eb: Builder): Condition => eb.or([isNamed(eb), eb.exists(saidInThread)]) : null,
    // The union uses the text indexes, a disjunction none.
    anywhere: (eb: Builder): Condition => eb('threads.id', 'in', named.union(said)),
  }
}
