import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../__generated__/tables.ts'
import { InputError } from '../errors.ts'
import { isUuid } from '../text/ids.ts'
import { parseMoment } from '../text/moments.ts'

/** Where a row stands in a list of the newest first: by its time, and by its id where two are equal. */
export interface KeysetPosition {
  readonly updatedAt: Date
  readonly id: string
}

/** A page of such a list. Cursors are positions that `formatCursor` wrote. */
export interface KeysetPage {
  /** How many rows at most. */
  readonly limit: number
  /** Further down the list than this cursor. */
  readonly after?: string | null
  /** Further up the list than this cursor. */
  readonly before?: string | null
  /** Begins at the end of what is left. */
  readonly isReversed?: boolean
}

export const maxPageSize = 100

/** Throws for a page that is larger than one can be, or smaller than nothing. */
export function requirePageSize({ first, last }: { readonly first?: number | null; readonly last?: number | null }, max: number): void {
  for (const [field, size] of Object.entries({ first, last })) {
    if (size != null && (size < 0 || size > max)) throw new InputError('page_size_out_of_range', { params: { max }, field })
  }
}

const cursorPattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(.+)$/

/** Cursors sort as their list does, the first row by the greatest text: the sidebar places by them what is new. */
export function formatCursor({ updatedAt, id }: KeysetPosition): string {
  return `${updatedAt.toISOString()}~${id}`
}

export function isCursor(cursor: string): boolean {
  const [, updatedAt = '', id = ''] = cursorPattern.exec(cursor) ?? []
  return isUuid(id) && parseMoment(updatedAt) !== null
}

/** A page of what a query finds in a table with an id and this time. */
export function pageOf<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  table: Table,
  time: ('updatedAt' | 'publishedAt' | 'createdAt') & keyof Tables[Table],
  { limit, after, before, isReversed = false }: KeysetPage,
): SelectQueryBuilder<Tables, Table, Row> {
  const [at, id] = [sql.ref(`${table}.${time}`), sql.ref(`${table}.id`)]
  const order = isReversed ? 'asc' : 'desc'
  return query
    .$if(Boolean(after), (some) => some.where(sql<SqlBool>`(${at}, ${id}) < ${positionIn(after ?? '', 'after')}`))
    .$if(Boolean(before), (some) => some.where(sql<SqlBool>`(${at}, ${id}) > ${positionIn(before ?? '', 'before')}`))
    .orderBy(at, order)
    .orderBy(id, order)
    .limit(limit)
}

function positionIn(cursor: string, field: 'after' | 'before'): RawBuilder<unknown> {
  const [, updatedAt = '', id = ''] = cursorPattern.exec(cursor) ?? []
  const moment = parseMoment(updatedAt)
  if (!isUuid(id) || !moment) throw new InputError('invalid_cursor', { field })
  return sql`(${moment}::timestamptz, ${id}::uuid)`
}
