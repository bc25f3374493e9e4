import { z } from 'zod'
import { type PassageSource, Prisma } from '../platform/__generated__/prisma/client.ts'
import type { Database } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { insertPassages, type PassageRow, createPassages, type Source } from './passageWriter.ts'

/** Indexes sources that the database has marked as pending: texts from before the index existed, and bulk imports. */
export interface PendingPassages {
  /** Indexes all due sources. */
  write(): Promise<void>
  /** Asks a worker to index the user's sources. */
  writeSoon(ownerId: string): void
  /** Indexes the user's messages of the last ten minutes, so that the next message finds them. */
  writeLatestOf(ownerId: string): Promise<void>
}

interface Pending {
  kind: PassageSource
  id: string
  /** Number of failed attempts. */
  attempts: number
  nextTryAt: Date
}

/** A source as it was read. */
interface VersionOfSource extends Source {
  /** PostgreSQL's row version, which changes with every update. */
  version: string
}
/** A batch of passages of a source. */
interface Piece {
  source: VersionOfSource
  rows: PassageRow[]
  isFirst: boolean
  isLast: boolean
}

const sourcesAtOnce = 20
const firstId = '00000000-0000-0000-0000-000000000000'
/** On the embedded database, all queries wait for a statement; four passages take about 20 ms. */
const rowsAtOnce = 4
const longestPauseMs = 86_400_000
/** Older messages are left to the job: indexing them all after an import would delay the user's first search by seconds. */
const latestMinutes = 10
const latestMessages = 200
const lookEverySeconds = 30
const endless = new AbortController().signal
/** Then other users get a turn. */
const turnMs = 10_000

export function createPendingPassages({ db, jobs, log }: Platform): PendingPassages {
  const exclusive = { find: findJobs, everySeconds: lookEverySeconds }
  const job = jobs.define('index-passages', { schema: z.object({ ownerId: z.uuid() }), exclusive }, ({ ownerId }, { signal }) =>
    writeDue(ownerId, signal),
  )

  async function findJobs() {
    const owners = await findOwners(db)
    return owners.map((ownerId) => ({ data: { ownerId }, key: ownerId }))
  }

  /** Handles each source once. Sources that changed or were locked are left for the next run. */
  async function writeDue(ownerId: string, signal: AbortSignal): Promise<void | 'continue'> {
    const until = performance.now() + turnMs
    const now = new Date()
    for (let last: Pending | undefined; !signal.aborted;) {
      const pending = await findDue(db, ownerId, now, last)
      last = pending.at(-1)
      if (!last) return
      await writePassages(db, pending, signal).catch((err: unknown) => {
        log.warn({ err }, 'passages are written one by one, since some could not be written together')
        return writeEach(pending, signal)
      })
      if (performance.now() > until) return 'continue'
    }
  }

  async function writeEach(pending: readonly Pending[], signal: AbortSignal): Promise<void> {
    for (const one of pending) {
      await writePassages(db, [one], signal).catch(async (err: unknown) => {
        const { kind, id, attempts } = one
        log.error({ err, kind, id }, 'the passages of a text could not be written')
        const nextTryAt = new Date(Date.now() + Math.min(60_000 * 2 ** Math.min(attempts + 1, 20), longestPauseMs))
        await db.pendingPassages.updateMany({ where: { sourceKind: kind, sourceId: id }, data: { attempts: attempts + 1, nextTryAt } })
      })
    }
  }

  return {
    async write() {
      for (const ownerId of await findOwners(db)) while ((await writeDue(ownerId, endless)) === 'continue');
    },
    writeSoon(ownerId) {
      job.send({ ownerId }, { key: ownerId }).catch((err: unknown) => log.error({ err }, 'passages could not be written'))
    },
    async writeLatestOf(ownerId) {
      try {
        await writePassages(db, await claimLatest(db, ownerId), endless)
      } catch (err) {
        log.warn({ err }, 'what somebody said last could not be written; the job tries again')
      }
    },
  }
}

/** Users with due sources. Reads one source per user, however many are waiting. */
async function findOwners(db: Database): Promise<string[]> {
  const owners = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE owners (id) AS (
      (SELECT owner_id FROM pending_passages ORDER BY owner_id LIMIT 1)
      UNION ALL
      SELECT (SELECT owner_id FROM pending_passages WHERE owner_id > owners.id ORDER BY owner_id LIMIT 1) FROM owners WHERE id IS NOT NULL
    )
    SELECT id FROM owners WHERE EXISTS (SELECT FROM pending_passages WHERE owner_id = owners.id AND next_try_at <= now())`
  return owners.map(({ id }) => id)
}

function findDue(db: Database, ownerId: string, now: Date, after?: Pending): Promise<Pending[]> {
  return db.$queryRaw<Pending[]>`
    SELECT source_kind::text AS kind, source_id AS id, attempts, next_try_at AS "nextTryAt" FROM pending_passages
    WHERE owner_id = ${ownerId}::uuid AND next_try_at <= ${now} AND (next_try_at, source_id) > (${after?.nextTryAt ?? new Date(0)}, ${after?.id ?? firstId}::uuid)
    ORDER BY next_try_at, source_id LIMIT ${sourcesAtOnce}`
}

/** Claims the sources for a minute, so that the job skips them. */
function claimLatest(db: Database, ownerId: string): Promise<Pending[]> {
  return db.$queryRaw<Pending[]>`
    WITH latest AS MATERIALIZED (
      SELECT id FROM steps WHERE user_id = ${ownerId}::uuid AND created_at > now() - make_interval(mins => ${latestMinutes}::int)
      ORDER BY created_at DESC LIMIT ${latestMessages})
    UPDATE pending_passages SET next_try_at = now() + interval '1 minute'
    WHERE source_kind = 'step' AND source_id IN (
      SELECT source_id FROM pending_passages JOIN latest ON source_id = latest.id
      WHERE source_kind = 'step' AND next_try_at <= now() FOR UPDATE OF pending_passages SKIP LOCKED)
    RETURNING source_kind::text AS kind, source_id AS id, attempts, next_try_at AS "nextTryAt"`
}

async function writePassages(db: Database, pending: readonly Pending[], signal: AbortSignal): Promise<void> {
  if (pending.length === 0) return
  const pieces: Piece[] = []
  for (const source of await readSources(db, pending)) pieces.push(...toPieces(source, (await createPassages(source)).rows))
  for (const few of together(pieces)) {
    if (signal.aborted) return
    await writePieces(db, few)
  }
  await forgetGone(db, pending)
}

function toPieces(source: VersionOfSource, rows: readonly PassageRow[]): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start === 0 || start < rows.length; start += rowsAtOnce) {
    const end = start + rowsAtOnce
    pieces.push({ source, rows: rows.slice(start, end), isFirst: start === 0, isLast: end >= rows.length })
  }
  return pieces
}

/** Groups pieces in order into batches for one statement. */
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
 * The first piece of a source replaces its indexed passages; the last one clears its pending mark. Uses single statements: in a transaction,
 * all queries on the embedded database would also wait for this process between its statements.
 */
async function writePieces(db: Database, pieces: readonly Piece[]): Promise<void> {
  const listSources = (some: readonly Piece[]) => some.map(({ source }) => source)
  const first = pieces.filter(({ isFirst }) => isFirst)
  if (first.length > 0) {
    await db.$executeRaw`
      WITH ${unchanged(listSources(first))}
      DELETE FROM passages USING unchanged WHERE source_kind = unchanged.kind AND source_id = unchanged.id`
  }
  const last = pieces.filter(({ isLast }) => isLast).map(({ source }) => source.id)
  await db.$executeRaw`
    WITH ${unchanged(listSources(pieces))}, added AS (${insertPassages(
      pieces.flatMap(({ rows }) => rows),
      Prisma.sql`unchanged`,
    )})
    DELETE FROM pending_passages USING unchanged
    WHERE source_kind = unchanged.kind AND source_id = unchanged.id AND source_id = ANY(${last}::uuid[])`
}

async function readSources(db: Database, pending: readonly Pending[]): Promise<VersionOfSource[]> {
  const listIds = (kind: PassageSource) => pending.filter((one) => one.kind === kind).map(({ id }) => id)
  const [items, memories, steps] = [listIds('item'), listIds('memory'), listIds('step')]
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
 * A table `unchanged` of the sources that have not changed since they were read. Locks them until the statement ends, so that they cannot be
 * changed, made private or deleted in between. Sources locked by others are left for the next run: their transactions mark them as pending
 * after locking them, so waiting for them could deadlock.
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

/** Clears pending marks of sources that were deleted or replaced, or have no owner. */
async function forgetGone(db: Database, pending: readonly Pending[]): Promise<void> {
  const kinds = pending.map(({ kind }) => kind)
  const ids = pending.map(({ id }) => id)
  await db.$executeRaw`
    DELETE FROM pending_passages USING unnest(${kinds}::passage_source[], ${ids}::uuid[]) AS gone(kind, id)
    WHERE source_kind = kind AND source_id = gone.id AND NOT EXISTS (SELECT FROM knowledge_items WHERE knowledge_items.id = gone.id)
      AND NOT EXISTS (SELECT FROM memories WHERE memories.id = gone.id AND superseded_by_id IS NULL)
      AND NOT EXISTS (SELECT FROM steps WHERE steps.id = gone.id AND user_id IS NOT NULL AND NOT is_forgotten)`
}
