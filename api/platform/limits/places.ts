import { Prisma } from '../__generated__/prisma/client.ts'
import { InputError } from '../errors.ts'
import { isUuid } from '../text/ids.ts'
import { parseMoment } from '../text/moments.ts'

/** Where a row stands in a list of the newest first: by its time, and by its id where two are equal. */
export interface Place {
  readonly updatedAt: Date
  readonly id: string
}

/** A page of such a list. Cursors are places that `formatPlace` wrote. */
export interface PageOfPlaces {
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

const placePattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(.+)$/

export function formatPlace({ updatedAt, id }: Place): string {
  return `${updatedAt.toISOString()}~${id}`
}

export function isPlace(cursor: string): boolean {
  const [, updatedAt = '', id = ''] = placePattern.exec(cursor) ?? []
  return isUuid(id) && parseMoment(updatedAt) !== null
}

/** The rest of a statement whose WHERE has begun, on a table with an id and that time. */
export function pageOfPlaces(
  { limit, after, before, isReversed = false }: PageOfPlaces,
  time: 'updated_at' | 'published_at' | 'created_at' = 'updated_at',
): Prisma.Sql {
  const order = Prisma.raw(isReversed ? 'ASC' : 'DESC')
  const column = Prisma.raw(time)
  return Prisma.sql`
    ${after ? Prisma.sql`AND (${column}, id) < ${parsePlace(after)}` : Prisma.empty}
    ${before ? Prisma.sql`AND (${column}, id) > ${parsePlace(before)}` : Prisma.empty}
    ORDER BY ${column} ${order}, id ${order} LIMIT ${limit}`
}

function parsePlace(cursor: string): Prisma.Sql {
  const [, updatedAt = '', id = ''] = placePattern.exec(cursor) ?? []
  const moment = parseMoment(updatedAt)
  if (!isUuid(id) || !moment) throw new InputError('invalid_cursor')
  return Prisma.sql`(${moment}::timestamptz, ${id}::uuid)`
}
