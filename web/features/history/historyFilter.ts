import { toKind, type ThreadKind, threadKinds } from '../../lib/agentWords.ts'
import { getDayStart, parseDay } from '../../lib/calendarDays.ts'
import type { HistoryScreenQuery$variables } from '../../__generated__/HistoryScreenQuery.graphql.ts'

export interface HistoryFilter {
  query: string
  kind: ThreadKind | null
  /** Local days as YYYY-MM-DD, inclusive. */
  from: string | null
  to: string | null
  isArchived: boolean
}

type ThreadFilter = NonNullable<HistoryScreenQuery$variables['filter']>

export const noFilter: HistoryFilter = { query: '', kind: null, from: null, to: null, isArchived: false }

export const kinds = Object.keys(threadKinds) as ThreadKind[]

function getTypes(kind: ThreadKind): (keyof typeof toKind)[] {
  return (Object.keys(toKind) as (keyof typeof toKind)[]).filter((type) => toKind[type] === kind)
}

const toSlug = (kind: ThreadKind) => kind.replace(' ', '-')

export function readFilter(address: URLSearchParams): HistoryFilter {
  return {
    query: address.get('q')?.trim() ?? '',
    kind: kinds.find((kind) => toSlug(kind) === address.get('type')) ?? null,
    from: parseDay(address.get('from')),
    to: parseDay(address.get('to')),
    isArchived: address.get('archived') === 'true',
  }
}

export function writeFilter({ query, kind, from, to, isArchived }: HistoryFilter): Record<string, string> {
  return {
    ...(query && { q: query }),
    ...(kind && { type: toSlug(kind) }),
    ...(from && { from }),
    ...(to && { to }),
    ...(isArchived && { archived: 'true' }),
  }
}

export function toThreadFilter({ query, kind, from, to, isArchived }: HistoryFilter): ThreadFilter | null {
  const filter = {
    ...(query && { query }),
    ...(kind && { types: getTypes(kind) }),
    ...(from && { from: getDayStart(from).toISOString() }),
    ...(to && { to: getDayStart(to, 1).toISOString() }),
    ...(isArchived && { isArchived }),
  }
  return Object.keys(filter).length > 0 ? filter : null
}

export function isNarrowed(filter: HistoryFilter): boolean {
  return toThreadFilter(filter) !== null
}
