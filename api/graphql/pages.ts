import { resolveCursorConnection, type DefaultConnectionArguments, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay'
import { maxPageSize, type KeysetPage, requirePageSize } from '../platform/database/keysetPages.ts'
import { builder } from './builder.ts'

type OutputType = Parameters<typeof builder.edgeObject>[0]['type']

/** What paging guarantees while a list changes, for the description of its connection. */
export const whilePaging = {
  moving: 'New and changed items move to the front. Read the first page again to see them; every other item is on exactly one page.',
  fixed: 'New items come first and none moves, so every other item is on exactly one page.',
}

interface PagesOptions {
  description: string
  /** Of the edge. */
  placeDescription: string
}

/** The one connection and edge of a type, named after it as in Relay's specification. Every list of the type shares them. */
export function pagesOf<Type extends OutputType & { readonly name: string }>(type: Type, { description, placeDescription }: PagesOptions) {
  const Edge = builder.edgeObject({ name: `${type.name}Edge`, description: placeDescription, type })
  return { Edge, Connection: builder.connectionObject({ name: `${type.name}Connection`, description, type }, Edge) }
}

/** A page of at most 100 rows, 20 unless asked for. A larger one is refused: what was cut off would be taken for the end of the list. */
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
