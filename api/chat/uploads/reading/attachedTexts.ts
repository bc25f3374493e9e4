import { sql } from 'kysely'
import { roomForAttachments, divideRoom } from '../../../models/prompt/attachments.ts'
import type { Database } from '../../../platform/database/database.ts'
import { among, kysely, queryRows } from '../../../platform/database/sql/typedSql.ts'
import { searchSentence } from '../../../retrieval/sentenceSearch.ts'

export interface ReadFile {
  id: string
  textBytes: number
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

/** Files that don't fit are reduced to their most relevant passages. */
export async function loadAttachedTexts(
  db: Database,
  { ownerId, question, files, contextTokens }: { ownerId: string; question: string; files: readonly ReadFile[]; contextTokens: number },
): Promise<Map<string, AttachedText>> {
  const sizes = files.map(({ textBytes }) => textBytes)
  const shares = divideRoom(sizes, roomForAttachments(contextTokens))
  const rooms = new Map(files.map(({ id }, index) => [id, shares[index] ?? 0]))
  const fits = ({ id, textBytes }: ReadFile) => (rooms.get(id) ?? 0) >= textBytes
  const whole = files.filter(fits).map(({ id }) => id)
  const partial = files.filter((file) => !fits(file)).map(({ id }) => id)
  const [texts, passages] = await Promise.all([readWhole(db, whole), rankPassages(db, partial, { ownerId, question })])
  const attached = new Map<string, AttachedText>(texts.map(({ id, text }) => [id, { text, isPart: false }]))
  for (const [id, found] of Map.groupBy(passages, ({ sourceId }) => sourceId)) {
    const text = selectPassages(rooms.get(id) ?? 0, found)
    if (text !== null) attached.set(id, { text, isPart: true })
  }
  return attached
}

async function readWhole(db: Database, ids: readonly string[]): Promise<{ id: string; text: string }[]> {
  if (ids.length === 0) return []
  const text = sql<string>`coalesce(${sql.ref('elements.content')}, ${sql.ref('attachmentTexts.text')})`
  return queryRows(
    db,
    kysely
      .selectFrom('elements')
      .leftJoin('attachmentTexts', 'attachmentTexts.elementId', 'elements.id')
      .select(['elements.id', text.as('text')])
      .where('elements.id', '=', among(ids, 'uuid'))
      .where(text, 'is not', null),
  )
}

async function rankPassages(
  db: Database,
  sourceIds: readonly string[],
  { ownerId, question }: { ownerId: string; question: string },
): Promise<Passage[]> {
  if (sourceIds.length === 0) return []
  const kind = 'attachment'
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
