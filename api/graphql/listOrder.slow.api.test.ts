import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson } from '../testing/people.ts'

const app = await testApp()
const { db } = app.platform
const early = new Date('2026-01-01T00:00:00Z').getTime()
const toUuid = (globalId: string) => atob(globalId).split(':')[1] ?? ''

const names = ['Ärger', 'apple', 'Apple', 'zebra', 'banana', 'Banana', 'a~b: c', 'ÅÄÖ', '10', '9', ' ', "O'Hara % _ \\"]
const sorts = { created: 'CREATED_AT', updated: 'UPDATED_AT', name: 'NAME', title: 'TITLE' }
type Sort = keyof typeof sorts
type Direction = 'asc' | 'desc'

interface Row {
  id: string
  createdAt: Date
  updatedAt: Date
  name: string
}

interface OrderedList {
  name: string
  sorts: Sort[]
  usual: Sort
  path: string
  field: string
  connection: string
  insert(userId: string, rows: Row[]): Promise<unknown>
}

const insertItems = (kind: 'note' | 'story' | 'document') => (userId: string, rows: Row[]) =>
  db.knowledgeItem.createMany({ data: rows.map(({ name, ...row }) => ({ ...row, userId, kind, title: name, content: '' })) })

const orderedLists: OrderedList[] = [
  {
    name: 'threads',
    sorts: ['created', 'updated', 'name'],
    usual: 'updated',
    path: '/chat/threads?include_profile_pal=false',
    field: 'threads',
    connection: 'threads',
    insert: (userId, rows) =>
      db.thread.createMany({ data: rows.map((row) => ({ ...row, userId, name: row.name === ' ' ? null : row.name })) }),
  },
  {
    name: 'notes',
    sorts: ['created', 'updated', 'title'],
    usual: 'updated',
    path: '/knowledge/items?kind=note',
    field: 'items',
    connection: 'knowledge',
    insert: insertItems('note'),
  },
  {
    name: 'stories',
    sorts: ['created', 'updated', 'title'],
    usual: 'updated',
    path: '/knowledge/items?kind=story',
    field: 'items',
    connection: 'stories',
    insert: insertItems('story'),
  },
  {
    name: 'documents',
    sorts: ['created', 'updated', 'title'],
    usual: 'updated',
    path: '/knowledge/documents?',
    field: 'documents',
    connection: 'documents',
    insert: async (userId, rows) => {
      await insertItems('document')(userId, rows)
      const file = { fileName: 'a.md', filePath: '', fileSize: 1, mediaType: 'text/markdown', status: 'ready' as const }
      await db.document.createMany({ data: rows.map(({ id }) => ({ ...file, itemId: id })) })
    },
  },
  {
    name: 'memories',
    sorts: ['created', 'updated'],
    usual: 'created',
    path: '/memories?',
    field: 'memories',
    connection: 'memories',
    insert: (userId, rows) => db.memory.createMany({ data: rows.map(({ name, ...row }) => ({ ...row, userId, content: name })) }),
  },
]

function someRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUIDv7(),
    createdAt: new Date(early + Math.floor(((index * 7) % count) / 3) * 1000 + 7),
    updatedAt: new Date(early + Math.floor(((index * 11) % count) / 3) * 1000 + 8),
    name: names[index % names.length] ?? '',
  }))
}

const collator = new Intl.Collator('und')

function compareRows(sort: Sort, one: Row, other: Row): number {
  if (sort === 'created' || sort === 'updated') {
    const difference = one[`${sort}At`].getTime() - other[`${sort}At`].getTime()
    return difference || (one.id < other.id ? -1 : 1)
  }
  return collator.compare(one.name.trim(), other.name.trim()) || (one.id < other.id ? -1 : 1)
}

const orderings = orderedLists.flatMap((list) =>
  list.sorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => ({ list, name: list.name, sort, direction }))),
)

function pagesIn(client: Client, list: OrderedList, sort: Sort, direction: Direction) {
  const orderBy = `orderBy: { field: ${sorts[sort]}, direction: ${direction.toUpperCase()} }`
  const type = (argument: string) => (argument === 'first' || argument === 'last' ? 'Int' : 'String')
  return {
    async rest(after: string | null) {
      const query = `limit=4&sort=${sort}&direction=${direction}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`
      type Body = Record<string, { id: string }[]> & { next: string | null; error?: { code: string; field: string } }
      const { body, status } = await client.rest<Body>('GET', `/api/v1${list.path}&${query}`)
      return { status, error: body.error, ids: (body[list.field] ?? []).map(({ id }) => id), next: body.next }
    },
    async graph(place: { first?: number; last?: number; after?: string | null; before?: string | null }) {
      const names = Object.keys(place)
      const [types, given] = [names.map((name) => `$${name}: ${type(name)}`), names.map((name) => `${name}: $${name}`)]
      const { body } = await client.graphqlText<{ viewer: Record<string, Ordered | null> }>(
        `query (${types.join(', ')}) { viewer { list: ${list.connection}(${given.join(', ')}, ${orderBy}) {
          edges { cursor node { id } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } }`,
        place,
      )
      const page = body.data?.viewer.list
      return { error: body.errors?.[0], ids: (page?.edges ?? []).map(({ node }) => toUuid(node.id)), pageInfo: page?.pageInfo }
    },
  }
}
interface Ordered {
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean }
}

test.each(orderings)(
  '$name by $sort, $direction, are read page by page from both ends, while others come',
  async ({ list, sort, direction }) => {
    const { client, id } = await createPerson(app)
    const rows = someRows(24)
    await list.insert(id, rows)
    const sign = direction === 'asc' ? 1 : -1
    const expected = rows.toSorted((one, other) => sign * compareRows(sort, one, other)).map((row) => row.id)
    const pages = pagesIn(client, list, sort, direction)
    const read: Record<'rest' | 'forwards' | 'backwards', string[]> = { rest: [], forwards: [], backwards: [] }
    let [next, end, start]: (string | null | undefined)[] = [null, null, null]
    while (next !== undefined || end !== undefined || start !== undefined) {
      if (next !== undefined) {
        const page = await pages.rest(next)
        read.rest.push(...page.ids)
        next = page.next ?? undefined
      }
      if (end !== undefined) {
        const { ids, pageInfo } = await pages.graph({ first: 4, after: end })
        read.forwards.push(...ids)
        end = pageInfo?.hasNextPage ? pageInfo.endCursor : undefined
      }
      if (start !== undefined) {
        const { ids, pageInfo } = await pages.graph({ last: 4, before: start })
        read.backwards.unshift(...ids)
        start = pageInfo?.hasPreviousPage ? pageInfo.startCursor : undefined
      }
      if (read.rest.length < 24) await list.insert(id, someRows(6))
    }
    for (const ids of Object.values(read)) {
      expect(new Set(ids).size, 'nothing twice').toBe(ids.length)
      expect(ids.filter((one) => expected.includes(one))).toEqual(expected)
    }
  },
)

test.each(orderedLists)('refuses cursors of one order of $name in another', async (list) => {
  const { client, id } = await createPerson(app)
  await list.insert(id, someRows(6))
  const all = list.sorts.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({ key: `${sort} ${direction}`, pages: pagesIn(client, list, sort, direction) })),
  )
  for (const { key, pages } of all) {
    const [{ next }, { pageInfo }] = [await pages.rest(null), await pages.graph({ first: 4 })]
    expect(pageInfo?.endCursor, 'the same in both APIs').toBe(next)
    for (const other of all) {
      const [rest, graph] = [await other.pages.rest(next), await other.pages.graph({ first: 4, after: next })]
      if (other.key === key) expect([rest.ids.length, graph.ids.length]).toEqual([2, 2])
      else {
        expect(rest, `${key} for ${other.key}`).toMatchObject({ status: 400, error: { code: 'invalid_cursor', field: 'after' } })
        expect(graph.error?.extensions, `${key} for ${other.key}`).toMatchObject({ code: 'INVALID_CURSOR' })
      }
    }
  }
})

test.each(orderedLists)('$name keep their default order', async (list) => {
  const { client, id } = await createPerson(app)
  await list.insert(id, someRows(6))
  const { body } = await client.rest<Record<string, { id: string }[]> & { next: string }>('GET', `/api/v1${list.path}&limit=4`)
  const { ids, next } = await pagesIn(client, list, list.usual, 'desc').rest(null)
  expect([body[list.field]?.map((row) => row.id), body.next]).toEqual([ids, next])
  expect(next).toMatch(/^\d{4}-[^~]+Z~[-0-9a-f]{36}$/)
})
