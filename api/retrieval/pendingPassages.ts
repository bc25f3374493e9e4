import { sql } from 'kysely'
import { z } from 'zod'
import type { PassageSource } from '../platform/__generated__/prisma/client.ts'
import type { Database } from '../platform/database/database.ts'
import { anyOf, countChanged, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { getRetryTime } from '../platform/limits/retryTime.ts'
import type { Platform } from '../platform/platform.ts'
import { findDueOwners } from './dueOwners.ts'
import { insertPassages, type PassageRow, createPassages } from './passageWriter.ts'
import { readSources, type SourceVersion } from './sourceVersions.ts'

/** Indexes sources that the database has marked as pending, such as bulk imports. */
export interface PendingPassages {
  write(): Promise<void>
  writeSoon(ownerId: string): void
  writeLatest(ownerId: string): Promise<void>
}

interface Pending {
  kind: PassageSource
  id: string
  attempts: number
  nextTryAt: Date
}

interface Piece {
  source: SourceVersion
  rows: PassageRow[]
  isFirst: boolean
  isLast: boolean
}

const sourcesAtOnce = 20
const firstId = '00000000-0000-0000-0000-000000000000'
/** Statements block the embedded database; this takes about 20 ms. */
const rowsAtOnce = 4
/** After an import, indexing all messages would delay the first search by seconds. */
const latestMinutes = 10
const latestMessages = 200
const lookEverySeconds = 30
const endless = new AbortController().signal
/** After this time, other users get a turn. */
const turnMs = 10_000

export function createPendingPassages({ db, jobs, log }: Platform): PendingPassages {
  const exclusive = { find: findJobs, everySeconds: lookEverySeconds }
  const job = jobs.define('index-passages', { schema: z.object({ ownerId: z.uuid() }), exclusive }, ({ ownerId }, { signal }) =>
    writeDue(ownerId, signal),
  )

  async function findJobs() {
    const owners = await findDueOwners(db, 'pendingPassages', new Date())
    return owners.map((ownerId) => ({ data: { ownerId }, key: ownerId }))
  }

  async function writeDue(ownerId: string, signal: AbortSignal): Promise<void | 'continue'> {
    const until = performance.now() + turnMs
    const now = new Date()
    for (let last: Pending | undefined; !signal.aborted;) {
      const pending = await findDue(db, ownerId, now, last)
      last = pending.at(-1)
      if (!last) return
      await writePassages(db, pending, signal).catch((err: unknown) => {
        log.warn({ err }, 'a batch of passages could not be written; writing them one by one')
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
        const data = { attempts: attempts + 1, nextTryAt: getRetryTime(attempts + 1) }
        await db.pendingPassages.updateMany({ where: { sourceKind: kind, sourceId: id }, data })
      })
    }
  }

  return {
    async write() {
      for (const ownerId of await findDueOwners(db, 'pendingPassages', new Date()))
        while ((await writeDue(ownerId, endless)) === 'continue');
    },
    writeSoon(ownerId) {
      job.send({ ownerId }, { key: ownerId }).catch((err: unknown) => log.error({ err }, 'passages could not be written'))
    },
    async writeLatest(ownerId) {
      try {
        await writePassages(db, await claimLatest(db, ownerId), endless)
      } catch (err) {
        log.warn({ err }, 'recent messages could not be indexed; the job retries')
      }
    },
  }
}

const pendingColumns = ['sourceKind as kind', 'sourceId as id', 'attempts', 'nextTryAt'] as const

function findDue(db: Database, ownerId: string, now: Date, after?: Pending): Promise<Pending[]> {
  return queryRows(
    db,
    kysely
      .selectFrom('pendingPassages')
      .select(pendingColumns)
      .where('ownerId', '=', ownerId)
      .where('nextTryAt', '<=', now)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('nextTryAt', 'sourceId'), '>', tuple(after?.nextTryAt ?? new Date(0), after?.id ?? firstId)),
      )
      .orderBy('nextTryAt')
      .orderBy('sourceId')
      .limit(sourcesAtOnce),
  )
}

function claimLatest(db: Database, ownerId: string): Promise<Pending[]> {
  return queryRows(
    db,
    kysely
      .with(
        (cte) => cte('latest').materialized(),
        (db) =>
          db
            .selectFrom('steps')
            .select('id')
            .where('userId', '=', ownerId)
            .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${latestMinutes}::int)`)
            .orderBy('createdAt', 'desc')
            .limit(latestMessages),
      )
      .updateTable('pendingPassages')
      .set({ nextTryAt: sql<Date>`now() + interval '1 minute'` })
      .where('sourceKind', '=', 'step')
      .where('sourceId', 'in', ({ selectFrom }) =>
        selectFrom('pendingPassages')
          .innerJoin('latest', 'latest.id', 'sourceId')
          .select('sourceId')
          .where('sourceKind', '=', 'step')
          .where('nextTryAt', '<=', sql<Date>`now()`)
          .forUpdate('pendingPassages')
          .skipLocked(),
      )
      .returning(pendingColumns),
  )
}

async function writePassages(db: Database, pending: readonly Pending[], signal: AbortSignal): Promise<void> {
  if (pending.length === 0) return
  const pieces: Piece[] = []
  for (const source of await readSources(db, pending)) pieces.push(...toPieces(source, (await createPassages(source)).rows))
  for (const few of toBatches(pieces)) {
    if (signal.aborted) return
    await writePieces(db, few)
  }
  await forgetGone(db, pending)
}

function toPieces(source: SourceVersion, rows: readonly PassageRow[]): Piece[] {
  const pieces: Piece[] = []
  for (let start = 0; start === 0 || start < rows.length; start += rowsAtOnce) {
    const end = start + rowsAtOnce
    pieces.push({ source, rows: rows.slice(start, end), isFirst: start === 0, isLast: end >= rows.length })
  }
  return pieces
}

function toBatches(pieces: readonly Piece[]): Piece[][] {
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

/** The first piece replaces passages, the last one clears the mark. A transaction would block the embedded database. */
async function writePieces(db: Database, pieces: readonly Piece[]): Promise<void> {
  const listSources = (some: readonly Piece[]) => some.map(({ source }) => source)
  const first = pieces.filter(({ isFirst }) => isFirst)
  if (first.length > 0) {
    await countChanged(
      db,
      withUnchanged(listSources(first))
        .deleteFrom('passages')
        .using('unchanged')
        .whereRef('sourceKind', '=', 'unchanged.kind')
        .whereRef('sourceId', '=', 'unchanged.id'),
    )
  }
  const last = pieces.filter(({ isLast }) => isLast).map(({ source }) => source.id)
  const rows = pieces.flatMap((piece) => piece.rows)
  await countChanged(
    db,
    withUnchanged(listSources(pieces))
      .with('added', () => insertPassages(rows, sql.table('unchanged')))
      .deleteFrom('pendingPassages')
      .using('unchanged')
      .whereRef('sourceKind', '=', 'unchanged.kind')
      .whereRef('sourceId', '=', 'unchanged.id')
      .where('sourceId', '=', anyOf(last, 'uuid')),
  )
}

/** Skips locked sources: their transactions mark them again, and waiting could deadlock. */
function withUnchanged(sources: readonly SourceVersion[]) {
  const hold = (kind: PassageSource, table: string) => {
    const read = sources.filter((source) => source.kind === kind)
    return sql<{ kind: PassageSource; id: string }>`
      (SELECT ${kind}::passage_source AS kind, id FROM ${sql.table(table)} WHERE (id, xmin::text) IN (
        SELECT * FROM unnest(${read.map(({ id }) => id)}::uuid[], ${read.map(({ version }) => version)}::text[])) FOR SHARE SKIP LOCKED)`
  }
  return kysely
    .with('heldItems', () => hold('item', 'knowledgeItems'))
    .with('heldMemories', () => hold('memory', 'memories'))
    .with('heldSteps', () => hold('step', 'steps'))
    .with('unchanged', (db) =>
      db
        .selectFrom('heldItems')
        .selectAll()
        .unionAll(db.selectFrom('heldMemories').selectAll())
        .unionAll(db.selectFrom('heldSteps').selectAll()),
    )
}

async function forgetGone(db: Database, pending: readonly Pending[]): Promise<void> {
  const kinds = pending.map(({ kind }) => kind)
  const ids = pending.map(({ id }) => id)
  await countChanged(
    db,
    sql`DELETE FROM pending_passages USING unnest(${kinds}::passage_source[], ${ids}::uuid[]) AS gone(kind, id)
      WHERE source_kind = kind AND source_id = gone.id AND NOT EXISTS (SELECT FROM knowledge_items WHERE knowledge_items.id = gone.id)
        AND NOT EXISTS (SELECT FROM memories WHERE memories.id = gone.id AND superseded_by_id IS NULL)
        AND NOT EXISTS (SELECT FROM steps WHERE steps.id = gone.id AND user_id IS NOT NULL AND NOT is_forgotten)`,
  )
}
