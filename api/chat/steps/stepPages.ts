import { InputError } from '../../platform/errors.ts'
import { maxPageSize, requirePageSize } from '../../platform/database/keysetPages.ts'

/** `to` is exclusive. */
export interface PositionRange {
  readonly from: number
  readonly to: number
}

interface PageArguments<Cursor> {
  readonly first?: number | null
  readonly last?: number | null
  readonly after?: Cursor | null
  readonly before?: Cursor | null
}

const defaultSize = 20

/** Positions have no gaps. Without `first` and `last`, a page ends at the cursor. */
export function selectPositions(stepCount: number, { first, last, after, before }: PageArguments<number>): PositionRange {
  requirePageSize({ first, last }, maxPageSize)
  let from = Math.max(0, after == null ? 0 : after + 1)
  let to = Math.min(stepCount, before ?? stepCount)
  const size = first ?? last ?? defaultSize
  if (first == null && (last != null || before != null)) from = Math.max(from, to - size)
  else to = Math.min(to, from + size)
  if (first != null && last != null) from = Math.max(from, to - last)
  return { from, to: Math.max(from, to) }
}

export interface HistoryRange {
  readonly limit: number
  readonly offset?: number
  readonly around?: number
}

export function toPositionRange(
  stepCount: number,
  { limit, offset, around }: HistoryRange,
): PositionRange & { hasMore: boolean; hasNewer: boolean } {
  const latest = Math.max(0, stepCount - limit)
  const from = around === undefined ? (offset ?? latest) : Math.min(latest, Math.max(0, around - Math.floor(limit / 2)))
  const to = from + limit
  return { from, to, hasMore: from > 0 && stepCount > 0, hasNewer: to < stepCount }
}

export async function resolveStepsPage<Step extends { position: number | null }>(
  stepCount: number,
  { first, last, after, before }: PageArguments<string>,
  list: (page: PositionRange) => Promise<Step[]>,
) {
  const [from, to] = [parseStepCursor(after, 'after'), parseStepCursor(before, 'before')]
  const page = selectPositions(stepCount, { first, last, after: from, before: to })
  const edges = (await list(page)).map((node) => ({ cursor: formatStepCursor(node.position ?? 0), node }))
  return {
    edges,
    pageInfo: {
      hasPreviousPage: page.from > 0,
      hasNextPage: page.to < stepCount,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

export function formatStepCursor(position: number): string {
  return `step:${position}`
}

export function parseStepCursor(cursor: string | null | undefined, field: 'after' | 'before'): number | null {
  if (cursor == null) return null
  const position = /^step:(\d{1,9})$/.exec(cursor)?.[1]
  if (position === undefined) throw new InputError('invalid_thread_cursor', { field })
  return Number(position)
}
