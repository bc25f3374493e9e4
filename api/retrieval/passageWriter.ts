import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { PassageSource, Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { changedBy, entriesOf, kysely, templateOf } from '../platform/database/sql/typedSql.ts'
import { pauses } from '../platform/limits/pauses.ts'
import { storableJson } from '../platform/text/storableJson.ts'
import { chunksOf, wordCount } from './chunks.ts'
import { languageOf } from './languages.ts'

/** Something that is searched. */
export interface Source {
  kind: PassageSource
  id: string
  ownerId: string
  /** Empty for what has none. */
  title: string
  text: string
  isPublic: boolean
  /** As PostgreSQL names it; unset, the text tells. */
  language?: string
  /** Where it stands among others of its kind: its thread, and its place there. */
  group?: { id: string; position: number }
}

/** A passage as it is written. */
export interface PassageRow {
  kind: PassageSource
  id: string
  ownerId: string
  groupId: string
  ordinal: number
  start: number
  end: number
  /** Of a file with pages. */
  page: number | null
  title: string
  text: string
  language: string
  isPublic: boolean
  length: number
  unaccented: string
}

/** What the index holds of a source. */
export interface Passages<S extends Source = Source> {
  source: S
  rows: PassageRow[]
}

/** No further into a text are passages made, unless the caller says otherwise. */
const usualLongest = 400_000
/** More messages of a thread than passages of a message stand between two of its messages. */
export const ordinalsOfMessage = 10_000

/** Needs no database, so that no transaction waits for it. */
export async function passagesOf<S extends Source>(
  source: S,
  { longest = usualLongest, breaks }: { longest?: number; breaks?: readonly number[] } = {},
): Promise<Passages<S>> {
  const text = source.text.slice(0, longest)
  const ownLanguage = source.language ?? (await languageOf(text))
  const { id: groupId, position } = source.group ?? { id: source.id, position: 0 }
  const rows: PassageRow[] = []
  const pause = pauses()
  for (const [index, { start, end, headings }] of chunksOf(text, breaks).entries()) {
    await pause()
    const passage = text.slice(start, end)
    const title = [source.title, ...headings].filter((words) => words.trim() !== '').join('\n')
    // A short passage says less about its language than the text that it is from.
    const language = source.language || passage.length < 200 ? ownLanguage : await languageOf(passage)
    const length = wordCount(passage) + wordCount(title)
    const unaccented = unaccentedWords(`${title} ${passage}`).join(' ')
    const ordinal = position * ordinalsOfMessage + index
    const { kind, id, ownerId, isPublic } = source
    const place = { kind, id, ownerId, groupId, ordinal, start, end, page: null }
    rows.push({ ...place, title, text: passage, language, isPublic, length, unaccented })
  }
  return { source, rows }
}

/** Whether the passages of a text are left to `PendingPassages`, which writes them in many short transactions. */
export const isWrittenLater = (text: string) => text.length > 20_000

/** Takes the place of what the index held of a source, whose row must be locked by `tx` or new in it; of a long one nothing stays for now. */
export async function indexSource(tx: Transaction, source: Source): Promise<void> {
  if (isWrittenLater(source.text)) await removePassages(tx, source)
  else {
    const { rows } = await passagesOf(source)
    await removePassages(tx, source)
    await addPassages(tx, rows)
    await tx.pendingPassages.deleteMany({ where: { sourceKind: source.kind, sourceId: source.id } })
  }
}

/** Of a source that is not searched any more, or whose new passages follow. */
export async function removePassages(tx: Transaction, { kind, id }: Pick<Source, 'kind' | 'id'>): Promise<void> {
  await tx.passage.deleteMany({ where: { sourceKind: kind, sourceId: id } })
}

/** Beside those that are there. The row of their source must be locked by the transaction, or known to nobody else yet. */
export async function addPassages(db: Database | Transaction, rows: readonly PassageRow[]): Promise<void> {
  await changedBy(db, insertionOf(rows))
}

/** For Prisma's templates. Passages of sources that are not in the table `unchanged` are left out. */
export function insertPassages(rows: readonly PassageRow[], unchanged: Prisma.Sql): Prisma.Sql {
  return templateOf(insertionOf(rows, sql.table(unchanged.sql)))
}

function insertionOf(rows: readonly PassageRow[], onlyOf?: RawBuilder<unknown>) {
  const place = ['sourceKind', 'sourceId', 'groupId', 'ordinal', 'startOffset', 'endOffset', 'page'] as const
  return kysely
    .insertInto('passages')
    .columns(['ownerId', ...place, 'title', 'text', 'unaccented', 'language', 'isPublic', 'length'])
    .expression((eb) =>
      eb
        .selectFrom(entriesOf<PassageRow>(storableJson(rows), columnTypes).as('row'))
        .select(['ownerId', 'kind', 'id', 'groupId', 'ordinal', 'start', 'end', 'page'])
        .select(['title', 'text', 'unaccented', 'language', 'isPublic', 'length'])
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
  isPublic: 'boolean',
  length: 'int',
  unaccented: 'text',
}

/** Names are also written without their accents: "Zoë" is found by "Zoe". */
export function unaccentedWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => withoutAccents(word) !== word))].map(withoutAccents)
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
