import { type AliasableExpression, type AliasedExpression, type Expression, type QueryCreator, sql } from 'kysely'
import type { Tables } from '../../platform/database/sql/typedSql.ts'

type Value = AliasableExpression<unknown> | string

/** An insert of the selected rows that names each column once. Strings are references. */
export function insertRows<DB extends Tables, Table extends keyof Tables & keyof DB>(
  db: QueryCreator<DB>,
  table: Table,
  columns: { readonly [Column in keyof Tables[Table] & string]?: Value },
  select: (columns: AliasedExpression<unknown, string>[]) => Expression<unknown>,
) {
  const selected = Object.entries(columns as Record<string, Value>).map(([column, value]) =>
    (typeof value === 'string' ? sql.ref(value) : value).as(column),
  )
  return db
    .insertInto(table)
    .columns(Object.keys(columns) as never)
    .expression(select(selected))
}
