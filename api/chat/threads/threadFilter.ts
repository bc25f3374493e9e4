import { z } from 'zod'
import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { ThreadType } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike, matches, prefixQuery } from '../../platform/database/fullText.ts'
import { among, kysely, type Tables } from '../../platform/database/sql/typedSql.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { uuidOrNil } from '../../platform/text/ids.ts'
import { moment } from '../../platform/text/validation.ts'
import { minSearchLength, searchQuery } from '../validation.ts'
import { findOlderContent, selectOwnSteps } from './newestContent.ts'
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

type Builder = ExpressionBuilder<Tables, 'threads'>
type Condition = ExpressionWrapper<Tables, 'threads', SqlBool>

export function readFilter({ types, isPinned, projectUuid, ...input }: ThreadFilter) {
  const { query, from, to } = parseInput(rules, input)
  const matchesFields = (eb: Builder): Condition =>
    eb.and([
      ...(types?.length ? [eb('threadType', '=', among(types, 'thread_type'))] : []),
      ...(from ? [eb('updatedAt', '>=', from)] : []),
      ...(to ? [eb('updatedAt', '<', to)] : []),
      ...(typeof isPinned === 'boolean' ? [eb('pinnedAt', isPinned ? 'is not' : 'is', null)] : []),
      ...(projectUuid ? [eb('projectId', '=', uuidOrNil(projectUuid))] : []),
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
  const words = prefixQuery(query, '&')
  const [readable, hasOlder] = await Promise.all([answers.findMatches(userId, words), findOlderContent(db, userId)])
  const isNamed = (eb: Builder) => eb.or([matches(eb.ref('threads.search'), words), eb('threads.name', 'ilike', `%${escapeLike(query)}%`)])
  const isSaid = (twinOwnerId: RawBuilder<string>) =>
    sql<SqlBool>`${matches(sql.ref('steps.search'), words)} AND ${isVisibleMatch(userId, readable, {
      stepId: sql.ref('steps.id'),
      stepType: sql.ref('steps.stepType'),
      twinOwnerId,
    })}`
  const ofThread = sql<SqlBool>`${sql.ref('steps.threadId')} = ${sql.ref('threads.id')} AND ${isSaid(sql.ref('threads.twinOwnerId'))}`
  const own = kysely
    .selectFrom(selectOwnSteps(userId, hasOlder.steps ? 'all' : 'newest'))
    .innerJoin('threads as conversation', 'conversation.id', 'steps.threadId')
    .select('steps.threadId')
    .where(isSaid(sql.ref('conversation.twinOwnerId')))
  return {
    nearby: hasOlder.steps
      ? (eb: Builder): Condition => eb.or([isNamed(eb), eb.exists(kysely.selectFrom('steps').select('steps.id').where(ofThread))])
      : null,
    anywhere: (eb: Builder): Condition => eb.or([isNamed(eb), eb('threads.id', 'in', own)]),
  }
}
