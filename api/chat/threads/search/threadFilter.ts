import { z } from 'zod'
import { Prisma, type ThreadType } from '../../../platform/__generated__/prisma/client.ts'
import { escapeLike, prefixQuery } from '../../../platform/database/fullText.ts'
import { parseInput } from '../../../platform/text/parseInput.ts'
import { minSearchLength, searchQuery } from '../../validation.ts'
import { rule } from '../../../platform/errorCodes/rule.ts'

/** Which of somebody's threads a list shows. What is null or left out keeps none away. */
export interface ThreadFilter {
  /** Beginnings of words, in names and inside messages; too short a one is none. */
  readonly query?: string | null
  /** Of exactly these types. */
  readonly types?: readonly ThreadType[] | null
  /** With activity at this moment or later. */
  readonly from?: Date | null
  /** With the last activity before this moment. */
  readonly to?: Date | null
}

/** PostgreSQL and JavaScript spell years of more digits differently. */
const moment = z.date().min(new Date(0), rule('date_too_early')).max(new Date('9999-12-31'), rule('date_too_late')).nullish()
const rules = z.object({ query: searchQuery.nullish(), from: moment, to: moment })

/** What stands behind a statement's `WHERE user_id = …`. */
export function matchesFilter(userId: string, { types, ...input }: ThreadFilter): Prisma.Sql {
  const { query, from, to } = parseInput(rules, input)
  return Prisma.sql`
    ${types?.length ? Prisma.sql`AND thread_type = ANY(${[...types]}::thread_type[])` : Prisma.empty}
    ${from ? Prisma.sql`AND updated_at >= ${from}` : Prisma.empty}
    ${to ? Prisma.sql`AND updated_at < ${to}` : Prisma.empty}
    ${query && query.length >= minSearchLength ? says(userId, query) : Prisma.empty}`
}

function says(userId: string, query: string): Prisma.Sql {
  const words = prefixQuery(query, '&')
  return Prisma.sql`AND (search @@ ${words} OR name ILIKE ${`%${escapeLike(query)}%`}
    OR id IN (SELECT thread_id FROM steps WHERE steps.user_id = ${userId}::uuid AND steps.search @@ ${words}))`
}
