import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { escapeLike } from '../platform/database/fullText.ts'
import { kysely, type Tables } from '../platform/database/sql/typedSql.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import { moment } from '../platform/text/validation.ts'
import { peopleSearch } from './people/validation.ts'

export interface AuditFilter {
  readonly query?: string | null
  readonly from?: Date | null
  readonly to?: Date | null
}

const rules = z.object({ query: peopleSearch, from: moment.nullish(), to: moment.nullish() })

type Builder = ExpressionBuilder<Tables, 'auditEntries'>

export function readAuditFilter(input: AuditFilter) {
  const { query, from, to } = parseInput(rules, input)
  const words = query?.split(/\s+/).filter((word) => word !== '') ?? []
  return (eb: Builder) =>
    eb.and([
      ...(from ? [eb('createdAt', '>=', from)] : []),
      ...(to ? [eb('createdAt', '<', to)] : []),
      ...words.map((word) => eb.or([eb('action', 'ilike', `%${escapeLike(word)}%`), concerns(eb, word)])),
    ])
}

/** Entries keep only the IDs of people, also of deleted ones. */
function concerns(eb: Builder, word: string) {
  const pattern = `%${escapeLike(word)}%`
  const people = kysely
    .selectFrom('users')
    .select(sql<string>`id::text`.as('id'))
    .where((user) => user.or([user('name', 'ilike', pattern), user('username', 'ilike', pattern), user('email', 'ilike', pattern)]))
  const ids = [sql<string>`${eb.ref('actorId')}::text`, sql<string>`${eb.ref('details')} ->> 'user_id'`]
  return eb.or(ids.flatMap((id) => [eb(id, '=', word.toLowerCase()), eb(id, 'in', people)])).$castTo<SqlBool>()
}
