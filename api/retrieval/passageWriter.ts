import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Audience, PassageSource } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { countChanged, kysely, selectEntries } from '../platform/database/sql/typedSql.ts'
import { createPause } from '../platform/limits/pauses.ts'
import { toStorableJson } from '../platform/text/storableJson.ts'
import { splitChunks, countWords } from './chunks.ts'
import { detectTextLanguage } from './languages.ts'

export interface Source {
  kind: PassageSource
  id: string
  ownerId: string
  title: string
  text: string
  audience: Audience
  language?: string
  group?: { id: string; position: number }
}

export interface PassageRow {
  kind: PassageSource
  id: string
  ownerId: string
  groupId: string
  ordinal: number
  start: number
  end: number
  page: number | null
  title: string
  text: string
  language: string
  audience: Audience
  length: number
  unaccented: string
}

export interface Passages<S extends Source = Source> {
  source: S
  rows: PassageRow[]
}

/** In characters per text. */
const usualLongest = 400_000
/** Between two messages of a thread; more than the passages of a message. */
export const listOrdinals = 10_000

/** Doesn’t use the database, so that no transaction waits for it. */
export async function createPassages<S extends Source>(
  source: S,
  { longest = usualLongest, breaks }: { longest?: number; breaks?: readonly number[] } = {},
): Promise<Passages<S>> {
  const text = source.text.slice(0, longest)
  const ownLanguage = source.language ?? (await detectTextLanguage(text))
  const { id: groupId, position } = source.group ?? { id: source.id, position: 0 }
  const rows: PassageRow[] = []
  const pause = createPause()
  for (const [index, { start, end, headings }] of splitChunks(text, breaks).entries()) {
    await pause()
    const passage = text.slice(start, end)
    const title = [source.title, ...headings].filter((words) => words.trim() !== '').join('\n')
    // Language detection is unreliable for short passages.
    const language = source.language || passage.length < 200 ? ownLanguage : await detectTextLanguage(passage)
    const length = countWords(passage) + countWords(title)
    const unaccented = findAccentedWords(`${title} ${passage}`).join(' ')
    const ordinal = position * listOrdinals + index
    const { kind, id, ownerId, audience } = source
    const place = { kind, id, ownerId, groupId, ordinal, start, end, page: null }
    rows.push({ ...place, title, text: passage, language, audience, length, unaccented })
  }
  return { source, rows }
}

/** Long texts are indexed by `PendingPassages`, in short transactions. */
export const isWrittenLater = (text: string) => text.length > 20_000

/** The source row must be locked by or created in `tx`. */
export async function indexSource(tx: Transaction, source: Source): Promise<void> {
  if (isWrittenLater(source.text)) await removePassages(tx, source)
  else {
    const { rows } = await createPassages(source)
    await removePassages(tx, source)
    await addPassages(tx, rows)
    await tx.pendingPassages.deleteMany({ where: { sourceKind: source.kind, sourceId: source.id } })
  }
}

export async function removePassages(tx: Transaction, { kind, id }: Pick<Source, 'kind' | 'id'>): Promise<void> {
  await tx.passage.deleteMany({ where: { sourceKind: kind, sourceId: id } })
}

/** The source row must be locked or not yet visible to others. */
export async function addPassages(db: Database | Transaction, rows: readonly PassageRow[]): Promise<void> {
  await countChanged(db, insertPassages(rows))
}

export function insertPassages(rows: readonly PassageRow[], onlyOf?: RawBuilder<unknown>) {
  const place = ['sourceKind', 'sourceId', 'groupId', 'ordinal', 'startOffset', 'endOffset', 'page'] as const
  return kysely
    .insertInto('passages')
    .columns(['ownerId', ...place, 'title', 'text', 'unaccented', 'language', 'audience', 'length'])
    .expression((eb) =>
      eb
        .selectFrom(selectEntries<PassageRow>(toStorableJson(rows), columnTypes).as('row'))
        .select(['ownerId', 'kind', 'id', 'groupId', 'ordinal', 'start', 'end', 'page'])
        .select(['title', 'text', 'unaccented', 'language', 'audience', 'length'])
        .$if(onlyOf !== undefined, (all) => all.where(sql<SqlBool>`(kind, id) IN (SELECT kind, id FROM ${onlyOf})`)),
    )
}

const columnTypes: Record<keyof PassageRow, string> = {
  kind: 'passage_source',
  id: 'uuid',
  ownerId: 'uuid',
  groupId: 'uuid',
  ordinal: 'int',
  start: 'int',
  end: 'int',
  page: 'int',
  title: 'text',
  text: 'text',
  language: 'text',
  audience: 'audience',
  length: 'int',
  unaccented: 'text',
}

export function findAccentedWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => removeAccents(word) !== word))].map(removeAccents)
}

export function removeAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
