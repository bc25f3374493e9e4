import { ConnectionHandler, getStorageKey, ROOT_ID, type ConcreteRequest, type Store, type Variables } from 'relay-runtime'

type Source = ReturnType<Store['getSource']>
type Data = Record<string, unknown>

/** Parts of Relay's compiled queries that the app's queries use. */
interface Selection {
  readonly kind: string
  readonly name: string
  readonly alias?: string | null
  readonly args?: readonly unknown[] | null
  readonly key?: string
  readonly handle?: string
  readonly plural?: boolean
  readonly type?: string
  readonly abstractKey?: string | null
  readonly condition?: string
  readonly passingValue?: boolean
  readonly selections?: readonly Selection[]
}

class MissingDataError extends Error {}

/** The response that would put the store into its present state; null if a part has not been loaded. */
export function takeSnapshot(source: Source, { operation }: ConcreteRequest, variables: Variables): Data | null {
  try {
    return readRecord(source, ROOT_ID, operation.selections as unknown as Selection[], variables, {})
  } catch (error) {
    if (error instanceof MissingDataError) return null
    throw error
  }
}

/** @param data from another selection of the same field */
function readRecord(source: Source, id: string, selections: readonly Selection[], variables: Variables, data: Data): Data {
  const record = source.get(id) as Data | null | undefined
  if (!record) throw new MissingDataError(id)
  readSelections(source, record, selections, variables, data)
  return data
}

function readSelections(source: Source, record: Data, selections: readonly Selection[], variables: Variables, data: Data): void {
  for (const selection of selections) {
    const inner = selection.selections ?? []
    switch (selection.kind) {
      case 'Condition':
        if (variables[selection.condition ?? ''] === selection.passingValue) readSelections(source, record, inner, variables, data)
        break
      case 'InlineFragment':
        if (matchesType(record, selection)) readSelections(source, record, inner, variables, data)
        break
      case 'ScalarField':
        data[selection.alias ?? selection.name] = readValue(record, selection, variables)
        break
      case 'LinkedField':
        readLink(source, record, selection, findHandle(selections, selection), variables, data)
        break
    }
  }
}

/** Abstract types are distinguished by the fields that the server sent. */
function matchesType(record: Data, { type, abstractKey }: Selection): boolean {
  return abstractKey ? record[abstractKey] !== undefined : record['__typename'] === type
}

function findHandle(selections: readonly Selection[], { name, alias }: Selection): Selection | undefined {
  return selections.find(
    (one) => one.kind === 'LinkedHandle' && one.handle === 'connection' && one.name === name && (one.alias ?? null) === (alias ?? null),
  )
}

function readValue(record: Data, selection: Selection, variables: Variables): unknown {
  const value = record[getStorageKey(selection as never, variables)]
  if (value === undefined) throw new MissingDataError(selection.name)
  return value
}

function readLink(
  source: Source,
  record: Data,
  selection: Selection,
  handle: Selection | undefined,
  variables: Variables,
  data: Data,
): void {
  const link = readValue(record, selection, variables) as { __ref?: string; __refs?: (string | null)[] } | null
  const field = selection.alias ?? selection.name
  const before = data[field] as Data | (Data | null)[] | null | undefined
  const read = (id: string | null, known: Data | null | undefined) =>
    id === null ? null : readRecord(source, id, selection.selections ?? [], variables, known ?? {})
  const into = (value: unknown) => (data[field] = value)
  if (link === null) return void into(null)
  if (link.__refs) return void into(link.__refs.map((id, index) => read(id, Array.isArray(before) ? before[index] : null)))
  const own = handle && getHandled(source, String(record['__id']), handle)
  const known = Array.isArray(before) ? null : before
  if (!own || !handle) return void into(read(link.__ref ?? null, known))
  into(cutPage(read(own, known) as Data, readPageSize(selection, variables)))
}

/** Includes edges that were added since. */
function getHandled(source: Source, parentId: string, { key }: Selection): string | undefined {
  const id = ConnectionHandler.getConnectionID(parentId, key ?? '')
  return source.get(id) ? id : undefined
}

interface PageSize {
  readonly first?: number
  readonly last?: number
}

function readPageSize({ args }: Selection, variables: Variables): PageSize {
  const given = (args ?? []) as { kind: string; name: string; value?: unknown; variableName?: string }[]
  const entries = given.map(({ kind, name, value, variableName }) => [name, kind === 'Variable' ? variables[variableName ?? ''] : value])
  return Object.fromEntries(entries) as PageSize
}

function cutPage(page: Data, { first, last }: PageSize): Data {
  const edges = page['edges'] as { cursor?: string }[]
  const pageInfo = page['pageInfo'] as Data
  if (last !== undefined && edges.length > last) {
    const kept = edges.slice(-last)
    return { ...page, edges: kept, pageInfo: { ...pageInfo, hasPreviousPage: true, startCursor: kept[0]?.cursor ?? null } }
  }
  if (first === undefined || edges.length <= first) return page
  const kept = edges.slice(0, first)
  return { ...page, edges: kept, pageInfo: { ...pageInfo, hasNextPage: true, endCursor: kept.at(-1)?.cursor ?? null } }
}
