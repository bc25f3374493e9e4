import { z } from 'zod'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { ThreadType } from '../../platform/__generated__/prisma/client.ts'
import { escapeLike, matches, prefixQuery } from '../../platform/database/fullText.ts'
import { among, type Tables } from '../../platform/database/sql/typedSql.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { uuidOrNil } from '../../platform/text/ids.ts'
import { moment } from '../../platform/text/validation.ts'
import { minSearchLength, searchQuery } from '../validation.ts'
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

type Condition = ExpressionWrapper<Tables, 'threads', SqlBool>

export async function prepareFilter(
  answers: Pick<VisibleAnswers, 'findMatches'>,
  userId: string,
  { types, isPinned, projectUuid, ...input }: ThreadFilter,
) {
  const { query, from, to } = parseInput(rules, input)
  const matchesQuery = query && query.length >= minSearchLength ? await prepareQuery(answers, userId, query) : null
  return (eb: ExpressionBuilder<Tables, 'threads'>): Condition => {
    const conditions = [
      ...(types?.length ? [eb('threadType', '=', among(types, 'thread_type'))] : []),
      ...(from ? [eb('updatedAt', '>=', from)] : []),
      ...(to ? [eb('updatedAt', '<', to)] : []),
      ...(typeof isPinned === 'boolean' ? [eb('pinnedAt', isPinned ? 'is not' : 'is', null)] : []),
      ...(projectUuid ? [eb('projectId', '=', uuidOrNil(projectUuid))] : []),
      ...(matchesQuery ? [matchesQuery(eb)] : []),
    ]
    return eb.and(conditions)
  }
}

async function prepareQuery(answers: Pick<VisibleAnswers, 'findMatches'>, userId: string, query: string) {
  const words = prefixQuery(query, '&')
  const readable = await answers.findMatches(userId, words)
  return (eb: ExpressionBuilder<Tables, 'threads'>): Condition =>
    eb.or([
      matches(eb.ref('threads.search'), words),
      eb('threads.name', 'ilike', `%${escapeLike(query)}%`),
      eb('threads.id', 'in', (from) =>
        from
          .selectFrom('steps')
          .innerJoin('threads as conversation', 'conversation.id', 'steps.threadId')
          .select('steps.threadId')
          .where('steps.userId', '=', userId)
          .where(({ ref }) => matches(ref('steps.search'), words))
          .where(({ ref }) =>
            isVisibleMatch(userId, readable, {
              stepId: ref('steps.id'),
              stepType: ref('steps.stepType'),
              twinOwnerId: ref('conversation.twinOwnerId'),
            }),
          ),
      ),
    ])
}
