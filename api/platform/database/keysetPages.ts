import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from './sql/typedSql.ts'
import { InputError } from '../errors.ts'
import { isUuid } from '../text/ids.ts'
import { parseMoment } from '../text/moments.ts'
import { parseInput } from '../text/parseInput.ts'
import { moment } from '../text/validation.ts'

type NameColumn = 'name' | 'title'
export type OrderColumn = 'createdAt' | 'updatedAt' | NameColumn
type TimeColumn = Exclude<OrderColumn, NameColumn> | 'publishedAt'

export interface ListOrder<Column extends OrderColumn = OrderColumn> {
  readonly field: Column
  readonly direction: 'asc' | 'desc'
}

export interface ListOrders<Column extends OrderColumn = OrderColumn> {
  readonly usual: TimeColumn & Column
  readonly columns: readonly Column[]
}

export interface KeysetPosition {
  readonly updatedAt: Date
  readonly id: string
}

export interface KeysetPage<Column extends OrderColumn = never> {
  readonly limit: number
  readonly after?: string | null
  readonly before?: string | null
  readonly isReversed?: boolean
  readonly order?: ListOrder<Column> | null
}

export interface ContentPage<Column extends OrderColumn = never> extends KeysetPage<Column> {
  readonly updatedSince?: Date | null
}

export const maxPageSize = 100

export function requirePageSize({ first, last }: { readonly first?: number | null; readonly last?: number | null }, max: number): void {
  for (const [field, size] of Object.entries({ first, last })) {
    if (size != null && (size < 0 || size > max)) throw new InputError('page_size_out_of_range', { params: { max }, field })
  }
}

/** The sidebar uses this to place new rows. */
export function formatCursor({ updatedAt, id }: KeysetPosition): string {
  return `${updatedAt.toISOString()}~${id}`
}

/** Cursors of other orders are valid only for their own order. */
export function selectCursors<Column extends OrderColumn>(
  usual: TimeColumn & Column,
  order?: ListOrder<Column> | null,
): (row: { readonly id: string } & { readonly [Name in Column]: Date | string | null }) => string {
  const prefix = getPrefix(usual, order)
  const column: OrderColumn | TimeColumn = order?.field ?? usual
  return (row) => {
    const value = (row as Partial<Record<OrderColumn | TimeColumn, Date | string | null>>)[column] ?? ''
    const key: string = typeof value === 'string' ? value : value.toISOString()
    return `${prefix}${key}~${row.id}`
  }
}

export function isDefaultOrder(usual: TimeColumn, order?: ListOrder | null): boolean {
  return !order || (order.field === usual && order.direction === 'desc')
}

export function isCursor(cursor: string): boolean {
  const { value, id } = split(cursor)
  return isUuid(id) && parseMoment(value) !== null
}

export function selectPage<Table extends keyof All & string, Row, All extends Tables = Tables>(
  query: SelectQueryBuilder<All, Table, Row>,
  table: Table,
  usual: TimeColumn & keyof All[Table],
  { limit, after, before, isReversed = false, order, updatedSince }: ContentPage<OrderColumn & keyof All[Table]>,
): SelectQueryBuilder<All, Table, Row> {
  const field: OrderColumn | TimeColumn = order?.field ?? usual
  const direction = order?.direction ?? 'desc'
  const [key, id] = [toKey(field, sql.ref(`${table}.${field}`)), sql.ref(`${table}.id`)]
  const [further, nearer] = direction === 'desc' ? [sql`<`, sql`>`] : [sql`>`, sql`<`]
  const isDescending = (direction === 'desc') !== isReversed
  const positionIn = (cursor: string, argument: 'after' | 'before') => {
    const { value, id } = split(cursor, getPrefix(usual, order))
    const key = isName(field) ? value : parseMoment(value)
    if (!isUuid(id) || key === null) throw new InputError('invalid_cursor', { field: argument })
    return sql`(${toKey(field, sql`${key}::${sql.raw(isName(field) ? 'text' : 'timestamptz')}`)}, ${id}::uuid)`
  }
  return query
    .$if(Boolean(updatedSince), (all) =>
      all.where(sql<SqlBool>`${sql.ref(`${table}.updatedAt`)} >= ${parseInput(moment, updatedSince, 'updatedSince')}`),
    )
    .$if(Boolean(after), (some) => some.where(sql<SqlBool>`(${key}, ${id}) ${further} ${positionIn(after ?? '', 'after')}`))
    .$if(Boolean(before), (some) => some.where(sql<SqlBool>`(${key}, ${id}) ${nearer} ${positionIn(before ?? '', 'before')}`))
    .orderBy(key, isDescending ? 'desc' : 'asc')
    .orderBy(id, isDescending ? 'desc' : 'asc')
    .limit(limit)
}

function isName(column: OrderColumn | TimeColumn): column is NameColumn {
  return column === 'name' || column === 'title'
}

/** One collation on every server; empty names come first. Indexed, which limits the length. */
function toKey(column: OrderColumn | TimeColumn, value: RawBuilder<unknown>): RawBuilder<unknown> {
  return isName(column) ? sql`left(coalesce(${value}, ''), 500) COLLATE "und-x-icu"` : value
}

function getPrefix(usual: TimeColumn, order?: ListOrder | null): string {
  return !order || isDefaultOrder(usual, order) ? '' : `${order.field}:${order.direction}~`
}

function split(cursor: string, prefix = ''): { value: string; id: string } {
  const end = cursor.lastIndexOf('~')
  if (!cursor.startsWith(prefix) || end < prefix.length) return { value: '', id: '' }
  return { value: cursor.slice(prefix.length, end), id: cursor.slice(end + 1) }
}
