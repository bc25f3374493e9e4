import { z } from 'zod'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { ThreadType } from '../../platform/__generated__/prisma/client.ts'
import { escapeLike, matches, prefixQuery } from '../../platform/database/fullText.ts'
import { among, type Tables } from '../../platform/database/sql/typedSql.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { moment } from '../../platform/text/validation.ts'
import { minSearchLength, searchQuery } from '../validation.ts'

export interface ThreadFilter {
  readonly query?: string | null
  readonly types?: readonly ThreadType[] | null
  readonly from?: Date | null
  readonly to?: Date | null
}

const rules = z.object({ query: searchQuery.nullish(), from: moment.nullish(), to: moment.nullish() })

type Condition = ExpressionWrapper<Tables, 'threads', SqlBool>

export function matchesFilter(userId: string, { types, ...input }: ThreadFilter) {
  const { query, from, to } = parseInput(rules, input)
  return (eb: ExpressionBuilder<Tables, 'threads'>): Condition => {
    const conditions = [
      ...(types?.length ? [eb('threadType', '=', among(types, 'thread_type'))] : []),
      ...(from ? [eb('updatedAt', '>=', from)] : []),
      ...(to ? [eb('updatedAt', '<', to)] : []),
      ...(query && query.length >= minSearchLength ? [matchesQuery(eb, userId, query)] : []),
    ]
    return eb.and(conditions)
  }
}

function matchesQuery(eb: ExpressionBuilder<Tables, 'threads'>, userId: string, query: string): Condition {
  const words = prefixQuery(query, '&')
  return eb.or([
    matches(eb.ref('threads.search'), words),
    eb('threads.name', 'ilike', `%${escapeLike(query)}%`),
    eb('threads.id', 'in', (from) =>
      from
        .selectFrom('steps')
        .select('threadId')
        .where('steps.userId', '=', userId)
        .where(({ ref }) => matches(ref('steps.search'), words)),
    ),
  ])
}
