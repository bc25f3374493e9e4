import { z } from 'zod'
import type { PassageSource } from '../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { passagesOf, type Source, writePassages } from './passageWriter.ts'

/** Writes the passages of what the database has noted as pending: what was written before there were any, and what came in large numbers. */
export interface PendingPassages {
  /** All whose time has come. One call at a time works; those made meanwhile wait for it. */
  write(now?: Date): Promise<void>
  /** The same without being waited for. */
  writeSoon(): void
  /** What one person said last, so that it is found in the very next message. */
  writeLatestOf(ownerId: string): Promise<void>
  /** Waits for what is being written; what is left is written by another process, or after the next start. */
  close(): Promise<void>
}

interface Pending {
  kind: PassageSource
  id: string
}

const atOnce = 20
/** Characters of one transaction, unless a single text has more: on the embedded database everybody waits meanwhile. */
const lengthAtOnce = 50_000
const longestPauseMs = 86_400_000
/** Among so many of everybody's that wait, those of one person are looked for. */
const latest = 200

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
      const count = await writeSome(now).catch((err: unknown) => {
        log.warn({ err }, 'passages are written one by one, since some could not be written together')
        return writeEach(now)
      })
      written += count
      if (count > 0 && written % 1000 < count) log.info({ written, left: await db.pendingPassages.count() }, 'passages are being written')
      if (count === 0) return
    }
  }

  const writeSome = (now: Date) =>
    transaction(db, async (tx) => {
      const pending = await claim(tx, now, atOnce)
      return writeOf(tx, pending)
    })

  async function writeEach(now: Date): Promise<number> {
    const due = await db.pendingPassages.findMany({ where: { nextTryAt: { lte: now } }, orderBy: { nextTryAt: 'asc' }, take: atOnce })
    for (const { sourceKind: kind, sourceId: id, attempts } of due) {
      await transaction(db, (tx) => writeOf(tx, [{ kind, id }])).catch(async (err: unknown) => {
        log.error({ err, kind, id }, 'the passages of a text could not be written')
        const nextTryAt = new Date(now.getTime() + Math.min(60_000 * 2 ** Math.min(attempts + 1, 20), longestPauseMs))
        await db.pendingPassages.updateMany({ where: { sourceKind: kind, sourceId: id }, data: { attempts: attempts + 1, nextTryAt } })
      })
    }
    return due.length
  }

  return {
    write,
    async writeLatestOf(ownerId) {
      try {
        await transaction(db, async (tx) => writeOf(tx, await claimLatestOf(tx, ownerId)))
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

function claim(tx: Transaction, now: Date, limit: number): Promise<Pending[]> {
  return tx.$queryRaw<Pending[]>`
    SELECT source_kind::text AS kind, source_id AS id FROM pending_passages WHERE next_try_at <= ${now}
    ORDER BY next_try_at, source_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`
}

function claimLatestOf(tx: Transaction, ownerId: string): Promise<Pending[]> {
  return tx.$queryRaw<Pending[]>`
    SELECT source_kind::text AS kind, source_id AS id FROM pending_passages JOIN steps ON source_kind = 'step' AND steps.id = source_id
    WHERE (source_kind, source_id) IN (SELECT source_kind, source_id FROM pending_passages ORDER BY next_try_at DESC LIMIT ${latest})
      AND steps.user_id = ${ownerId}::uuid AND next_try_at <= now()
    ORDER BY next_try_at DESC LIMIT ${atOnce} FOR UPDATE OF pending_passages SKIP LOCKED`
}

/** Answers how many are done. */
async function writeOf(tx: Transaction, pending: readonly Pending[]): Promise<number> {
  if (pending.length === 0) return 0
  const sources = fewOf(await readSources(tx, pending))
  const passages = []
  for (const source of sources) passages.push(await passagesOf(source))
  await writePassages(tx, passages)
  return passages.length + (await forgetGone(tx, pending))
}

/**
 * Held until the transaction ends, so that none is changed, made private or deleted meanwhile. Whoever changes one holds it before its note
 * here, so what somebody else holds is left to them: waiting for it would have both wait for each other.
 */
async function readSources(tx: Transaction, pending: readonly Pending[]): Promise<Source[]> {
  const idsOf = (kind: PassageSource) => pending.filter((one) => one.kind === kind).map(({ id }) => id)
  const [items, memories, steps] = [idsOf('item'), idsOf('memory'), idsOf('step')]
  const sources: Source[] = []
  if (items.length > 0) {
    sources.push(
      ...(await tx.$queryRaw<Source[]>`
        SELECT 'item' AS kind, id, user_id AS "ownerId", title, content AS text, is_public AS "isPublic"
        FROM knowledge_items WHERE id = ANY(${items}::uuid[]) FOR SHARE SKIP LOCKED`),
    )
  }
  if (memories.length > 0) {
    sources.push(
      ...(await tx.$queryRaw<Source[]>`
        SELECT 'memory' AS kind, id, user_id AS "ownerId", '' AS title, content AS text, false AS "isPublic"
        FROM memories WHERE id = ANY(${memories}::uuid[]) FOR SHARE SKIP LOCKED`),
    )
  }
  if (steps.length > 0) {
    sources.push(
      ...(await tx.$queryRaw<Source[]>`
        SELECT 'step' AS kind, steps.id, steps.user_id AS "ownerId", coalesce(threads.name, '') AS title, steps.input || steps.output AS text,
          false AS "isPublic", jsonb_build_object('id', steps.thread_id, 'position', steps.position) AS "group"
        FROM steps JOIN threads ON threads.id = steps.thread_id
        WHERE steps.id = ANY(${steps}::uuid[]) AND steps.user_id IS NOT NULL FOR SHARE OF steps SKIP LOCKED`),
    )
  }
  return sources
}

/** The first, and as many more as fit. */
function fewOf(sources: readonly Source[]): Source[] {
  let length = 0
  return sources.filter(({ text }, index) => {
    length += text.length
    return index === 0 || length <= lengthAtOnce
  })
}

/** What is deleted meanwhile, or belongs to nobody, has no passages. */
async function forgetGone(tx: Transaction, pending: readonly Pending[]): Promise<number> {
  const kinds = pending.map(({ kind }) => kind)
  const ids = pending.map(({ id }) => id)
  return tx.$executeRaw`
    DELETE FROM pending_passages USING unnest(${kinds}::passage_source[], ${ids}::uuid[]) AS gone(kind, id)
    WHERE source_kind = kind AND source_id = gone.id AND NOT EXISTS (SELECT FROM knowledge_items WHERE knowledge_items.id = gone.id)
      AND NOT EXISTS (SELECT FROM memories WHERE memories.id = gone.id)
      AND NOT EXISTS (SELECT FROM steps WHERE steps.id = gone.id AND user_id IS NOT NULL)`
}
