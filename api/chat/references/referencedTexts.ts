import { sql } from 'kysely'
import type { Source } from '../../agents/sources.ts'
import type { Database } from '../../platform/database/database.ts'
import { anyOf, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { toAnyRecipient } from '../../memory/restrictions/recipient.ts'
import { findRestrictedSteps } from '../../memory/restrictions/restrictedSteps.ts'
import { mergeBySource, searchSentence } from '../../retrieval/sentenceSearch.ts'
import { stepRole } from '../steps/threadHistory.ts'
import { selectReferableThreads, type Reference } from './references.ts'

export interface ReferencedPart {
  /** ID of the reference. */
  readonly id: string
  readonly kind: string
  readonly title: string
  /** Cited with the beginning of its text; null if it can’t be opened. */
  readonly source: Omit<Source, 'title' | 'text'> | null
  readonly bytes: number
  /** Lines of a conversation or project; null for knowledge items, which are read like attachments. */
  readonly lines: readonly string[] | null
}

interface Asked {
  readonly userId: string
  readonly question: string
}

const maxMessages = 40
const maxMessageLength = 2000
const maxListed = 50
const maxPassages = 8

/** Leaves out deleted content and that of other users. */
export async function findReferenced(db: Database, references: readonly Reference[], asked: Asked): Promise<ReferencedPart[]> {
  const idsOf = (...kinds: Reference['kind'][]) => references.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [items, conversations, projects] = await Promise.all([
    findItems(db, idsOf('note', 'story', 'document'), asked),
    findConversations(db, idsOf('conversation'), asked),
    findProjects(db, idsOf('project'), asked),
  ])
  return [...items, ...conversations, ...projects]
}

async function findItems(db: Database, ids: readonly string[], { userId }: Asked): Promise<ReferencedPart[]> {
  if (ids.length === 0) return []
  const rows = await queryRows(
    db,
    kysely
      .selectFrom('knowledgeItems')
      .select(['id', 'kind', 'title'])
      .select(({ ref }) =>
        sql<number>`coalesce((${kysely
          .selectFrom('documentParts')
          .select(sql`sum(octet_length(document_parts.text))`.as('bytes'))
          .where('documentParts.itemId', '=', sql.ref<string>('knowledgeItems.id'))}), octet_length(${ref('content')}))::int`.as('bytes'),
      )
      .where('userId', '=', userId)
      .where('id', '=', anyOf(ids, 'uuid')),
  )
  return rows.map((row) => ({ ...row, source: { kind: 'item', sourceId: row.id }, lines: null }))
}

async function findConversations(db: Database, ids: readonly string[], { userId }: Asked): Promise<ReferencedPart[]> {
  if (ids.length === 0) return []
  const threads = await db.thread.findMany({
    where: { ...selectReferableThreads(userId), id: { in: [...ids] } },
    select: { id: true, name: true, steps: { where: { isForgotten: true }, take: 1, select: { id: true } } },
  })
  const threadIds = threads.map(({ id }) => id)
  const restricted = await findRestrictedSteps(db, toAnyRecipient(userId), threadIds)
  return Promise.all(
    threads.map(async ({ id, name, steps: forgotten }) => {
      const newest = (await readMessages(db, id)).filter((message) => !restricted.has(message.id))
      const lines = newest.map(({ role, text }) => `${role === 'user' ? 'User' : 'Assistant'}: ${text}`).toReversed()
      // A title may repeat a message that is left out.
      const isWhole = forgotten.length === 0 && ![...restricted.values()].some(({ threadId }) => threadId === id)
      const title = (isWhole && name) || 'Conversation'
      const source = newest[0] && ({ kind: 'step', sourceId: newest[0].id, threadId: id, ordinal: newest[0].position, page: null } as const)
      return { id, kind: 'conversation', title, source: source ?? null, bytes: countBytes(lines), lines }
    }),
  )
}

function readMessages(db: Database, threadId: string) {
  const text = sql<string>`left(CASE WHEN step_type = 'user_message' THEN input ELSE output END, ${maxMessageLength})`
  return queryRows(
    db,
    kysely
      .selectFrom('steps')
      .select(['id', 'position', stepRole, text.as('text')])
      .where('threadId', '=', threadId)
      .where('position', 'is not', null)
      .where('isForgotten', '=', false)
      .where(text, '<>', '')
      .orderBy('position', 'desc')
      .limit(maxMessages),
  )
}

async function findProjects(db: Database, ids: readonly string[], { userId, question }: Asked): Promise<ReferencedPart[]> {
  if (ids.length === 0) return []
  const projects = await db.project.findMany({
    where: { userId, id: { in: [...ids] } },
    include: {
      items: { orderBy: { addedAt: 'desc' }, select: { item: { select: { id: true, kind: true, title: true } } } },
      threads: { where: { isTemporary: false }, orderBy: { updatedAt: 'desc' }, take: maxListed, select: { name: true } },
    },
  })
  const parts = await Promise.all(
    projects.map(async ({ id, name, instructions, items, threads }): Promise<ReferencedPart[]> => {
      const sourceIds = items.map(({ item }) => item.id)
      const search = { ownerId: userId, question, kinds: ['item'], sourceIds, limit: maxPassages } as const
      const found = sourceIds.length > 0 ? mergeBySource(await searchSentence(db, search)) : []
      const titles = items.slice(0, maxListed).map(({ item }) => `Contains the ${item.kind} ${JSON.stringify(item.title)}.`)
      const names = threads.flatMap((thread) => (thread.name ? `Contains the conversation ${JSON.stringify(thread.name)}.` : []))
      const lines = [...(instructions ? [`Instructions: ${instructions}`] : []), ...titles, ...names]
      const passages = found.flatMap(({ sourceId, text }) => {
        const item = items.find((one) => one.item.id === sourceId)?.item
        const source = { kind: 'item', sourceId } as const
        return item ? [{ id, kind: item.kind, title: item.title, source, bytes: countBytes([text]), lines: [text] }] : []
      })
      return [{ id, kind: 'project', title: name, source: null, bytes: countBytes(lines), lines }, ...passages]
    }),
  )
  return parts.flat()
}

/** The newest lines of a conversation, the first ones otherwise. Null if none fits. */
export function fitLines({ kind, lines }: Pick<ReferencedPart, 'kind' | 'lines'>, room: number): { text: string; isPart: boolean } | null {
  const isConversation = kind === 'conversation'
  const all = lines ?? []
  const ordered = isConversation ? all.toReversed() : all
  let bytes = 0
  const cut = ordered.findIndex((line) => (bytes += countBytes([line])) > room)
  const fitting = cut === -1 ? ordered : ordered.slice(0, cut)
  if (fitting.length === 0) return null
  return { text: (isConversation ? fitting.toReversed() : fitting).join('\n'), isPart: cut !== -1 }
}

function countBytes(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0)
}
