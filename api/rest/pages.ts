import { z } from '@hono/zod-openapi'
import { selectCursors, type KeysetPage, type ListOrder, type ListOrders, type OrderColumn } from '../platform/database/keysetPages.ts'
import { rule } from '../platform/errorCodes/rule.ts'
import { parseMoment } from '../platform/text/moments.ts'

const cursor = '2026-01-31T09:30:00.000Z~018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'

export function createLimitQuery({ most = 100, usual = 20 } = {}) {
  const outOfRange = rule('limit_out_of_range', { max: most })
  return z.coerce
    .number(rule('limit_not_number'))
    .int(rule('limit_not_whole'))
    .min(1, outOfRange)
    .max(most, outOfRange)
    .default(usual)
    .openapi({ description: `Maximum number of items, 1 to ${most}.`, example: Math.min(usual, 20) })
}

export function pageQuery({ example = cursor, ...sizes }: { most?: number; usual?: number; example?: string } = {}) {
  return {
    limit: createLimitQuery(sizes),
    after: z.string().optional().openapi({
      description: 'Cursor `next` of the previous page.',
      example,
    }),
  }
}

const sortNames: Record<OrderColumn, string> = {
  createdAt: 'created',
  updatedAt: 'updated',
  name: 'name',
  title: 'title',
}

export function orderQuery({ usual, columns }: ListOrders) {
  return {
    sort: z
      .enum(columns.map((column) => sortNames[column]))
      .default(sortNames[usual])
      .openapi({ description: 'Property to order by.', example: sortNames[usual] }),
    direction: z.enum(['asc', 'desc']).optional().openapi({
      description: 'Sort direction; by default `asc` for names and titles, otherwise `desc`.',
      example: 'desc',
    }),
  }
}

export function describeMoment(description: string) {
  return z
    .string()
    .transform((text, { addIssue }) => {
      const time = parseMoment(text)
      if (!time) addIssue({ code: 'custom', message: rule('invalid_time') })
      return time ?? z.NEVER
    })
    .optional()
    .openapi({ type: 'string', format: 'date-time', description, example: '2026-01-31T09:30:00Z' })
}

export const nextBody = z.string().nullable().openapi({ description: 'Cursor for `after`; null on the last page.', example: cursor })

export async function readPage<Row>(
  { limit, after }: { limit: number; after?: string },
  toCursor: (row: Row) => string,
  list: (page: { limit: number; after?: string }) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const found = await list({ limit: limit + 1, after })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last ? toCursor(last) : null }
}

export async function readOrderedPage<Column extends OrderColumn, Row extends Parameters<ReturnType<typeof selectCursors<Column>>>[0]>(
  { usual, columns }: ListOrders<Column>,
  { sort, direction, ...page }: { limit: number; after?: string; sort: string; direction?: 'asc' | 'desc' },
  list: (page: KeysetPage<Column>) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const field: Column = columns.find((column) => sortNames[column] === sort) ?? usual
  const order: ListOrder<Column> = { field, direction: direction ?? (field === 'name' || field === 'title' ? 'asc' : 'desc') }
  return readPage(page, selectCursors(usual, order), (some) => list({ ...some, order }))
}
