import { resolveCursorConnection, type DefaultConnectionArguments, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay'
import {
  selectCursors,
  type KeysetPage,
  type ListOrder,
  type ListOrders,
  maxPageSize,
  type OrderColumn,
  requirePageSize,
} from '../platform/database/keysetPages.ts'
import { builder } from './builder.ts'

type OutputType = Parameters<typeof builder.edgeObject>[0]['type']

export const whilePaging = {
  moving: 'Changed items move to the front.',
  fixed: 'New items appear first.',
}

interface PagesOptions {
  description: string
  placeDescription: string
}

export function createPageTypes<Type extends OutputType & { readonly name: string }>(
  type: Type,
  { description, placeDescription }: PagesOptions,
) {
  const Edge = builder.edgeObject({ name: `${type.name}Edge`, description: placeDescription, type })
  return { Edge, Connection: builder.connectionObject({ name: `${type.name}Connection`, description, type }, Edge) }
}

const OrderDirection = builder.enumType('OrderDirection', {
  description: 'Direction of a list.',
  values: {
    ASC: { value: 'asc', description: 'Oldest first, or A to Z.' },
    DESC: { value: 'desc', description: 'Newest first, or Z to A.' },
  } as const,
})

const orderFields: Record<OrderColumn, { name: string; description: string }> = {
  createdAt: { name: 'CREATED_AT', description: 'When it was created.' },
  updatedAt: { name: 'UPDATED_AT', description: 'When it last changed.' },
  name: { name: 'NAME', description: 'Name, case-insensitive; null first in ascending order.' },
  title: { name: 'TITLE', description: 'Title, alphabetical and case-insensitive.' },
}

export function orderInput<Column extends OrderColumn>(type: { readonly name: string }, what: string, { columns }: ListOrders<Column>) {
  const values = columns.map((value) => [orderFields[value].name, { value, description: orderFields[value].description }])
  const OrderField = builder.enumType(`${type.name}OrderField`, {
    description: `Properties to order ${what} by.`,
    values: Object.fromEntries(values) as Record<string, { value: Column }>,
  })
  return builder.inputType(`${type.name}Order`, {
    description: `Order of ${what}; each order has its cursors.`,
    fields: (t) => ({
      field: t.field({ type: OrderField, required: true, description: 'Property to order by.' }),
      direction: t.field({ type: OrderDirection, required: true, description: 'Direction of the order.' }),
    }),
  })
}

export function resolveOrderedPage<Column extends OrderColumn, Row extends Parameters<ReturnType<typeof selectCursors<Column>>>[0]>(
  { usual }: ListOrders<Column>,
  { orderBy: order, ...args }: DefaultConnectionArguments & { orderBy?: ListOrder<Column> | null },
  list: (page: KeysetPage<Column>) => Promise<Row[]>,
) {
  return resolvePage(args, selectCursors(usual, order), (page) => list({ ...page, order }))
}

/** Clients would mistake a truncated page for the end of the list. */
export function resolvePage<Row extends object>(
  args: DefaultConnectionArguments,
  toCursor: (row: Row) => string,
  list: (page: KeysetPage) => Promise<Row[]>,
) {
  requirePageSize(args, maxPageSize)
  return resolveCursorConnection(
    { args, defaultSize: 20, maxSize: maxPageSize, toCursor },
    ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => list({ limit, after, before, isReversed: inverted }),
  )
}
