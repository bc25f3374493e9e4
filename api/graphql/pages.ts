import { resolveCursorConnection, type DefaultConnectionArguments, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay'
import { maxPageSize, type KeysetPage, requirePageSize } from '../platform/database/keysetPages.ts'
import { builder } from './builder.ts'

type OutputType = Parameters<typeof builder.edgeObject>[0]['type']

/** What becomes of pages while somebody reads them; each belongs to the description of its connection. */
export const readMeanwhile = {
  moving:
    'What is new or changes goes to the front. Somebody who reads on meanwhile finds everything else on exactly one page, and what moved on the first page, read again.',
  fixed: 'What is new comes to the front, and nothing moves: somebody who reads on meanwhile finds everything else on exactly one page.',
}

interface PagesOptions {
  name: `${string}Connection`
  description: string
  /** Of the edge: what a place in the list is. */
  placeDescription: string
}

/** The connection of a list and its edge, which is named as it is. */
export function pagesOf<Type extends OutputType>(type: Type, { name, description, placeDescription }: PagesOptions) {
  const Edge = builder.edgeObject({ name: `${name}Edge`, description: placeDescription, type })
  return { Edge, Connection: builder.connectionObject({ name, description, type }, Edge) }
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
