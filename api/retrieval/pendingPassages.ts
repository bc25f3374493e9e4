import { z } from 'zod'
import { type PassageSource, Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { insertPassages, type PassageRow, passagesOf, type Source } from './passageWriter.ts'

/** Writes the passages of what the database has noted as pending: what was written before there were any, and what came in large numbers. */
export interface PendingPassages {
  /** All whose time has come. One call at a time works; those made meanwhile wait for it. */
  write(now?: Date): Promise<void>
  /** The same without being waited for. */
  writeSoon(): void
  /** Indexes the user's messages of the last ten minutes, so that the next message finds them. */
  writeLatestOf(ownerId: string): Promise<void>
  /** Waits for what is being written; what is left is written by another process, or after the next start. */
  close(): Promise<void>
}

interface Pending {
  kind: PassageSource
  id: string
  /** How often its passages could not be written. */
  attempts: number
}

/** A source as it was read. */
interface VersionOfSource extends Source {
  /** PostgreSQL's own: each change of a row gives it another. */
  version: string
}
/** Some of the passages of a source. */
interface Piece {
  source: VersionOfSource
  rows: PassageRow[]
  isFirst: boolean
  isLast: boolean
}

const sourcesAtOnce = 20
/** On the embedded database everybody waits for a statement: four passages take it some 20 ms. */
const rowsAtOnce = 4
/** How long others leave a source to the process that took it. */
const claimMs = 60_000
const longestPauseMs = 86_400_000
/** Older messages wait for the job: after an import, indexing them all here would delay the user's first search by seconds. */
const latestMinutes = 10
const latestMessages = 200

export function createPendingPassages({ db, jobs, log }: Platform): PendingPassages {
  jobs.define('write-passages', { schema: z.object({}), cron: '* * * * *' }, () => write())
  let last = Promise.resolve()
  const closing = new AbortController()

  function write(now = new Date()): Promise<void> {
    const next = last.then(() => writeAll(now))
    last = next.catch(() => {})
    return next
  }

  async function writeAll(now: Date): Promise<void> {
    for (let written = 0; !closing.signal.aborted;) {
      const pending = await claim(db, now)
      if (pending.length === 0) return
      await writeOf(db, pending, closing.signal).catch((err: unknown) => {
        log.warn({ err }, 'passages are written one by one, since some could not be written together')
        return writeEach(pending, now)
      })
      written += pending.length
      if (written % 1000 < pending.length) log.info({ written, left: await db.pendingPassages.count() }, 'passages are being written')
    }
  }

  async function writeEach(pending: readonly Pending[], now: Date): Promise<void> {
    for (const one of pending) {
      await writeOf(db, [one], closing.signal).catch(async (err: unknown) => {
        const { kind, id, attempts } = one
        log.error({ err, kind, id }, 'the passages of a text could not be written')
        const nextTryAt = new Date(now.getTime() + Math.min(60_000 * 2 ** Math.min(attempts + 1, 20), longestPauseMs))
        await db.pendingPassages.updateMany({ where: { sourceKind: kind, sourceId: id }, data: { attempts: attempts + 1, nextTryAt } })
      })
    }
  }

  return {
    write,
    async writeLatestOf(ownerId) {
      try {
        await writeOf(db, await claimLatestOf(db, ownerId), closing.signal)
      } catch (err) {
        log.warn({ err }, 'what somebody said last could not be written; the job tries again')
      }
    },
    writeSoon: () => void write().catch((err: unknown) => log.error({ err }, 'passages could not be written')),
    async close() {
      closing.abort()
      await last
    },
  }
}

/** Those whose time has come, left to this process for a while. */
function claim(db: Database, now: Date): Promise<Pending[]> {
  return db.$queryRaw<Pending[]>`
    UPDATE pending_passages SET next_try_at = ${new Date(now.getTime() + claimMs)}
    WHERE (source_kind, source_id) IN (
      SELECT source_kind, source_id FROM pending_passages WHERE next_try_at <= ${now}
      ORDER BY next_try_at LIMIT ${sourcesAtOnce} FOR UPDATE SKIP LOCKED)
    RETURNING source_kind::text AS kind, source_id AS id, attempts`
}

function claimLatestOf(db: Database, ownerId: string): Promise<Pending[]> {
  return db.$queryRaw<Pending[]>`
    WITH latest AS MATERIALIZED (
      SELECT id FROM steps WHERE user_id = ${ownerId}::uuid AND created_at > now() - make_interval(mins => ${latestMinutes}::int)
      ORDER BY created_at DESC LIMIT ${latestMessages})
    UPDATE pending_passages SET next_try_at = ${new Date(Date.now() + claimMs)}
    WHERE source_kind = 'step' AND source_id IN (
      SELECT source_id FROM pending_passages JOIN latest ON source_id = latest.id
      WHERE source_kind = 'step' AND next_try_at <= now() FOR UPDATE OF pending_passages SKIP LOCKED)
    RETURNING source_kind::text AS kind, source_id AS id, attempts`
}

async function writeOf(db: Database, pending: readonly Pending[], stopped: AbortSignal): Promise<void> {
  if (pending.length === 0) return
  const pieces: Piece[] = []
  for (const source of await readSources(db, pending)) pieces.push(...piecesOf(source, (await passagesOf(source)).rows))
  for (const few of together(pieces)) {
    if (stopped.aborted) return
    await writePieces(db, few)
  }
  await forgetGone(db, pending)
}

function piecesOf(source: VersionOfSource, rows: readonly PassageRow[]): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start === 0 || start < rows.length; start += rowsAtOnce) {
    const end = start + rowsAtOnce
    pieces.push({ source, rows: rows.slice(start, end), isFirst: start === 0, isLast: end >= rows.length })
  }
  return pieces
}

/** In their order, as many for each statement as fit. */
function together(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  let rows = Infinity
  for (const piece of pieces) {
    rows += piece.rows.length
    const open = groups.at(-1)
    if (open && rows <= rowsAtOnce) open.push(piece)
    else {
      groups.push([piece])
      rows = piece.rows.length
    }
  }
  return groups
}

/**
 * The first piece of a source takes the place of all that the index held of it; with the last one it is no longer pending. Each is one
 * statement and not a transaction, in which everybody on the embedded database would also wait for this process between its statements.
 */
async function writePieces(db: Database, pieces: readonly Piece[]): Promise<void> {
  const sourcesOf = (some: readonly Piece[]) => some.map(({ source }) => source)
  const first = pieces.filter(({ isFirst }) => isFirst)
  if (first.length > 0) {
    await db.$executeRaw`
      WITH ${unchanged(sourcesOf(first))}
      DELETE FROM passages USING unchanged WHERE source_kind = unchanged.kind AND source_id = unchanged.id`
  }
  const last = pieces.filter(({ isLast }) => isLast).map(({ source }) => source.id)
  await db.$executeRaw`
    WITH ${unchanged(sourcesOf(pieces))}, added AS (${insertPassages(
      pieces.flatMap(({ rows }) => rows),
      Prisma.sql`unchanged`,
    )})
    DELETE FROM pending_passages USING unchanged
    WHERE source_kind = unchanged.kind AND source_id = unchanged.id AND source_id = ANY(${last}::uuid[])`
}

async function readSources(db: Database, pending: readonly Pending[]): Promise<VersionOfSource[]> {
  const idsOf = (kind: PassageSource) => pending.filter((one) => one.kind === kind).map(({ id }) => id)
  const [items, memories, steps] = [idsOf('item'), idsOf('memory'), idsOf('step')]
  const sources: VersionOfSource[] = []
  if (items.length > 0) {
    sources.push(
      ...(await db.$queryRaw<VersionOfSource[]>`
        SELECT 'item' AS kind, id, xmin::text AS version, user_id AS "ownerId", title, content AS text, is_public AS "isPublic"
        FROM knowledge_items WHERE id = ANY(${items}::uuid[])`),
    )
  }
  if (memories.length > 0) {
    sources.push(
      ...(await db.$queryRaw<VersionOfSource[]>`
        SELECT 'memory' AS kind, id, xmin::text AS version, user_id AS "ownerId", '' AS title, content AS text, false AS "isPublic"
        FROM memories WHERE id = ANY(${memories}::uuid[]) AND superseded_by_id IS NULL`),
    )
  }
  if (steps.length > 0) {
    sources.push(
      ...(await db.$queryRaw<VersionOfSource[]>`
        SELECT 'step' AS kind, steps.id, steps.xmin::text AS version, steps.user_id AS "ownerId", coalesce(threads.name, '') AS title,
          steps.input || steps.output AS text, false AS "isPublic", jsonb_build_object('id', steps.thread_id, 'position', steps.position) AS "group"
        FROM steps JOIN threads ON threads.id = steps.thread_id
        WHERE steps.id = ANY(${steps}::uuid[]) AND steps.user_id IS NOT NULL AND NOT steps.is_forgotten`),
    )
  }
  return sources
}

/**
 * A table `unchanged` of those that are as they were when they were read. They are held until the statement ends, so that none is changed,
 * made private or deleted meanwhile. What somebody else holds is left for the next time: they note here what they change after they hold
 * it, so that waiting for them would have both wait for each other.
 */
function unchanged(sources: readonly VersionOfSource[]): Prisma.Sql {
  const held = Object.entries(tables).map(([kind, table]) => {
    const read = sources.filter((source) => source.kind === kind)
    return Prisma.sql`${Prisma.raw(`held_${kind}`)} AS (
      SELECT ${kind}::passage_source AS kind, id FROM ${table} WHERE (id, xmin::text) IN (
        SELECT * FROM unnest(${read.map(({ id }) => id)}::uuid[], ${read.map(({ version }) => version)}::text[])) FOR SHARE SKIP LOCKED)`
  })
  const all = Object.keys(tables).map((kind) => Prisma.raw(`SELECT * FROM held_${kind}`))
  return Prisma.sql`${Prisma.join(held)}, unchanged AS (${Prisma.join(all, ' UNION ALL ')})`
}

const tables = { item: Prisma.sql`knowledge_items`, memory: Prisma.sql`memories`, step: Prisma.sql`steps` }

/** What is deleted or replaced meanwhile, or belongs to nobody, has no passages. */
async function forgetGone(db: Database, pending: readonly Pending[]): Promise<void> {
  const kinds = pending.map(({ kind }) => kind)
  const ids = pending.map(({ id }) => id)
  await db.$executeRaw`
    DELETE FROM pending_passages USING unnest(${kinds}::passage_source[], ${ids}::uuid[]) AS gone(kind, id)
    WHERE source_kind = kind AND source_id = gone.id AND NOT EXISTS (SELECT FROM knowledge_items WHERE knowledge_items.id = gone.id)
      AND NOT EXISTS (SELECT FROM memories WHERE memories.id = gone.id AND superseded_by_id IS NULL)
      AND NOT EXISTS (SELECT FROM steps WHERE steps.id = gone.id AND user_id IS NOT NULL AND NOT is_forgotten)`
}
