import { sql } from 'kysely'
import type { PassageSource } from '../../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../../platform/database/database.ts'
import { anyOf, kysely, queryRows } from '../../../platform/database/sql/typedSql.ts'
import { searchSentence } from '../../../retrieval/sentenceSearch.ts'

export interface ReadText {
  id: string
  kind: Extract<PassageSource, 'attachment' | 'item'>
  bytes: number
  /** In bytes. */
  room: number
}

export interface AttachedText {
  text: string
  isPart: boolean
}

/** The remaining space is filled from the beginning of a file. */
const maxRanked = 300
const maxFromBeginning = 500
const gap = '…'

interface Passage {
  sourceId: string
  ordinal: number
  text: string
}

/** Files and knowledge items that don’t fit are reduced to their most relevant passages. */
export async function loadAttachedTexts(
  db: Database,
  { ownerId, question, texts: wanted }: { ownerId: string; question: string; texts: readonly ReadText[] },
): Promise<Map<string, AttachedText>> {
  const rooms = new Map(wanted.map(({ id, room }) => [id, room]))
  const select = (kind: ReadText['kind'], isWhole: boolean) =>
    wanted.filter((one) => one.kind === kind && one.room >= one.bytes === isWhole).map(({ id }) => id)
  const search = { ownerId, question }
  const [attachments, items, ...ranked] = await Promise.all([
    readAttachments(db, select('attachment', true)),
    readItems(db, select('item', true)),
    rankPassages(db, 'attachment', select('attachment', false), search),
    rankPassages(db, 'item', select('item', false), search),
  ])
  const [texts, passages] = [[...attachments, ...items], ranked.flat()]
  const attached = new Map<string, AttachedText>(texts.map(({ id, text }) => [id, { text, isPart: false }]))
  for (const [id, found] of Map.groupBy(passages, ({ sourceId }) => sourceId)) {
    const text = selectPassages(rooms.get(id) ?? 0, found)
    if (text !== null) attached.set(id, { text, isPart: true })
  }
  return attached
}

async function readAttachments(db: Database, ids: readonly string[]): Promise<{ id: string; text: string }[]> {
  if (ids.length === 0) return []
  const text = sql<string>`coalesce(${sql.ref('elements.content')}, ${sql.ref('attachmentTexts.text')})`
  return queryRows(
    db,
    kysely
      .selectFrom('elements')
      .leftJoin('attachmentTexts', 'attachmentTexts.elementId', 'elements.id')
      .select(['elements.id', text.as('text')])
      .where('elements.id', '=', anyOf(ids, 'uuid'))
      .where(text, 'is not', null),
  )
}

async function readItems(db: Database, ids: readonly string[]): Promise<{ id: string; text: string }[]> {
  if (ids.length === 0) return []
  const parts = kysely
    .selectFrom('documentParts')
    .select(sql<string>`string_agg(document_parts.text, E'\n' ORDER BY position)`.as('text'))
    .where('documentParts.itemId', '=', sql.ref<string>('knowledgeItems.id'))
  return queryRows(
    db,
    kysely
      .selectFrom('knowledgeItems')
      .select(['id', sql<string>`coalesce((${parts}), content)`.as('text')])
      .where('id', '=', anyOf(ids, 'uuid')),
  )
}

async function rankPassages(
  db: Database,
  kind: ReadText['kind'],
  sourceIds: readonly string[],
  { ownerId, question }: { ownerId: string; question: string },
): Promise<Passage[]> {
  if (sourceIds.length === 0) return []
  const [found, first] = await Promise.all([
    searchSentence(db, { ownerId, question, kinds: [kind], sourceIds, limit: maxRanked, maxWords: Infinity }),
    db.passage.findMany({
      where: { sourceKind: kind, sourceId: { in: [...sourceIds] }, ordinal: { lt: Math.ceil(maxFromBeginning / sourceIds.length) } },
      orderBy: { ordinal: 'asc' },
      select: { id: true, sourceId: true, ordinal: true, text: true },
    }),
  ])
  const ranked = new Set(found.map(({ id }) => id))
  return [...found, ...first.filter(({ id }) => !ranked.has(id))]
}

function selectPassages(room: number, passages: readonly Passage[]): string | null {
  let left = room
  const chosen = passages.filter(({ text }) => {
    const bytes = Buffer.byteLength(text) + gap.length
    const fits = bytes <= left
    if (fits) left -= bytes
    return fits
  })
  if (chosen.length === 0) return null
  const inOrder = chosen.toSorted((one, other) => one.ordinal - other.ordinal)
  const lines = inOrder.map(({ ordinal, text }, index) => (ordinal === (inOrder[index - 1]?.ordinal ?? -1) + 1 ? text : `${gap}\n${text}`))
  return [...lines, gap].join('\n')
}
