import { Gauge } from 'prom-client'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type Embedder } from './embedder.ts'
import { EmbeddingError } from './embeddingSource.ts'
import { vectorsText, vectorText } from './nearestPassages.ts'
import { splitPassage } from './passageParts.ts'

/** Number of a user's passages with embeddings. */
export interface EmbeddingProgress {
  passages: number
  embedded: number
}

/** Creates embeddings of passages in the background, and again after the model changes. */
export interface PendingEmbeddings {
  /** Embeds all due passages. */
  write(now?: Date): Promise<void>
  /** Null if no model is configured. */
  progress(viewer: Viewer): Promise<EmbeddingProgress | null>
}

interface Pending {
  id: string
  attempts: number
  nextTryAt: Date
  title: string
  text: string
}

interface PassageVectors {
  whole: number[]
  lines: number[][]
}

const requestMs = 60_000
/**
 * Batches that take longer than this are followed by smaller ones, faster batches by larger ones. Models on busy machines take seconds per
 * text.
 */
const slowMs = 15_000
const quickMs = 3000
const firstBatch = 4
/** Then other users get a turn. */
const turnMs = 30_000
const lookEverySeconds = 30
const endless = new AbortController().signal
/** Pause after a failure of the model. */
const pauseMs = 60_000
const longestPauseMs = 86_400_000
/** Maximum number of characters that are embedded per passage. Halved for each rejection by the model. */
const longestText = 4000
/** Interval and batch size of the search for passages that were written without a model. */
const lookAgainMs = 3_600_000
const lookedThrough = 2000
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export function createPendingEmbeddings(
  { db, jobs, log, metrics }: Pick<Platform, 'db' | 'jobs' | 'log' | 'metrics'>,
  embedder: Embedder | undefined,
): PendingEmbeddings {
  // Without a model, workers only clear the recorded model.
  const exclusive = { find: findJobs, everySeconds: embedder ? lookEverySeconds : 3600 }
  const rules = { schema: z.object({ ownerId: z.uuid() }), retries: 0, exclusive }
  jobs.define('make-embeddings', rules, ({ ownerId }, { signal }) => writeDue(ownerId, new Date(), signal))
  if (embedder) measure({ db, metrics }, embedder)
  let dimensions = 0
  let lookAgainAt = 0
  let pausedUntil = 0
  let preparing: Promise<void> | undefined
  let atOnce = firstBatch

  async function findJobs() {
    if (!embedder) {
      await forgetModel()
      return []
    }
    if (Date.now() < pausedUntil) return []
    await prepare(embedder, endless)
    const owners = await findOwners(new Date())
    return owners.map((ownerId) => ({ data: { ownerId }, key: ownerId }))
  }

  /** Newest first, so that a new note does not wait for years of old ones. */
  async function writeDue(ownerId: string, now: Date, signal: AbortSignal): Promise<void | 'continue'> {
    if (!embedder || Date.now() < pausedUntil) return
    const until = performance.now() + turnMs
    try {
      await prepare(embedder, signal)
      for (let last: Pending | undefined; !signal.aborted;) {
        const pending = await findDue(ownerId, Math.min(atOnce, embedder.batchSize), now, last)
        last = pending.at(-1)
        if (!last) return
        await timed(embedder, () => embed(embedder, pending, signal))
        if (performance.now() > until) return 'continue'
      }
    } catch (err) {
      if (signal.aborted) throw err
      pausedUntil = Date.now() + pauseMs
      log.warn({ err }, 'passages could not be embedded; the next try is in a minute')
    }
  }

  /** Stops the triggers from marking passages as pending. The vectors are kept in case the model is configured again. */
  async function forgetModel(): Promise<void> {
    const { count } = await db.embeddingModel.deleteMany()
    if (count > 0) await db.pendingEmbedding.deleteMany()
  }

  function prepare(model: Embedder, signal: AbortSignal): Promise<void> {
    if (Date.now() < lookAgainAt) return Promise.resolve()
    preparing ??= useModel(model, signal).finally(() => (preparing = undefined))
    return preparing
  }

  /** Marks passages without a vector of this model as pending, in batches. */
  async function useModel({ name, passages }: Embedder, signal: AbortSignal): Promise<void> {
    const [probe = []] = await passages(['A sentence.'], limited(signal))
    dimensions = probe.length
    const model = { name, dimensions }
    await db.embeddingModel.upsert({ where: { id: 1 }, create: model, update: model })
    for (let after: string | null = '00000000-0000-0000-0000-000000000000'; after !== null && !signal.aborted;) {
      const [noted]: { last: string | null }[] = await db.$queryRaw<{ last: string | null }[]>`
        WITH looked AS MATERIALIZED (SELECT id, owner_id FROM passages WHERE id > ${after}::uuid ORDER BY id LIMIT ${lookedThrough} FOR KEY SHARE),
        noted AS (
          INSERT INTO pending_embeddings (passage_id, owner_id, next_try_at) SELECT id, owner_id, to_timestamp(0) FROM looked
          WHERE NOT EXISTS (SELECT FROM passage_embeddings WHERE passage_id = looked.id AND model = ${name} AND dimensions = ${dimensions} AND lines IS NOT NULL)
          ON CONFLICT DO NOTHING
        )
        SELECT (SELECT id FROM looked ORDER BY id DESC LIMIT 1) AS last`
      after = noted?.last ?? null
    }
    lookAgainAt = Date.now() + lookAgainMs
  }

  async function timed({ batchSize }: Embedder, work: () => Promise<void>): Promise<void> {
    const start = performance.now()
    try {
      await work()
    } finally {
      const took = performance.now() - start
      if (took > slowMs) atOnce = Math.max(1, Math.floor(atOnce / 2))
      else if (took < quickMs) atOnce = Math.min(batchSize, atOnce * 2)
    }
  }

  /** Users with due passages. Reads one passage per user, however many are waiting. */
  async function findOwners(now: Date): Promise<string[]> {
    const owners = await db.$queryRaw<{ id: string }[]>`
      WITH RECURSIVE owners (id) AS (
        (SELECT owner_id FROM pending_embeddings ORDER BY owner_id LIMIT 1)
        UNION ALL
        SELECT (SELECT owner_id FROM pending_embeddings WHERE owner_id > owners.id ORDER BY owner_id LIMIT 1) FROM owners WHERE id IS NOT NULL
      )
      SELECT id FROM owners WHERE EXISTS (SELECT FROM pending_embeddings WHERE owner_id = owners.id AND next_try_at <= ${now})`
    return owners.map(({ id }) => id)
  }

  function findDue(ownerId: string, limit: number, now: Date, after?: Pending): Promise<Pending[]> {
    return db.$queryRaw<Pending[]>`
      SELECT passages.id, attempts, next_try_at AS "nextTryAt", title, text FROM pending_embeddings JOIN passages ON passages.id = passage_id
      WHERE pending_embeddings.owner_id = ${ownerId}::uuid AND (next_try_at, passage_id) < (${after?.nextTryAt ?? now}, ${after?.id ?? lastId}::uuid)
      ORDER BY next_try_at DESC, passage_id DESC LIMIT ${limit}`
  }

  async function embed(model: Embedder, passages: readonly Pending[], signal: AbortSignal): Promise<void> {
    const vectors = await embedPassages(model, passages, signal).catch(() => null)
    if (vectors) return store(model, passages, vectors)
    signal.throwIfAborted()
    // A single text can make the model reject the batch; a model that rejects this sentence is failing.
    await model.passages(['A sentence.'], limited(signal))
    for (const passage of passages) {
      const alone = await embedPassages(model, [passage], signal).catch((err: unknown) => refuse(passage, err, signal))
      if (alone) await store(model, [passage], alone)
    }
  }

  async function embedPassages(model: Embedder, passages: readonly Pending[], signal: AbortSignal): Promise<PassageVectors[]> {
    const parts = passages.map((passage) => splitPassage(passage, longestText / 2 ** passage.attempts))
    const texts = parts.flatMap(({ whole, lines }) => [whole, ...lines])
    const vectors: number[][] = []
    while (vectors.length < texts.length) {
      vectors.push(...(await model.passages(texts.slice(vectors.length, vectors.length + model.batchSize), limited(signal))))
    }
    let at = 0
    return parts.map(({ lines }) => {
      const [whole = [], ...ofLines] = vectors.slice(at, (at += 1 + lines.length))
      return { whole, lines: ofLines }
    })
  }

  async function refuse({ id, attempts }: Pending, err: unknown, signal: AbortSignal): Promise<null> {
    signal.throwIfAborted()
    log.warn({ err, passageId: id }, 'a passage could not be embedded')
    const nextTryAt = new Date(Date.now() + Math.min(60_000 * 2 ** Math.min(attempts, 20), longestPauseMs))
    await db.pendingEmbedding.updateMany({ where: { passageId: id }, data: { attempts: attempts + 1, nextTryAt } })
    return null
  }

  /**
   * Locks the passages until their vectors are written, so that they cannot become private in between. Passages that changed since they were
   * read stay pending.
   */
  async function store({ name }: Embedder, passages: readonly Pending[], vectors: readonly PassageVectors[]): Promise<void> {
    if (vectors.some(({ whole, lines }) => [whole, ...lines].some((vector) => vector.length !== dimensions))) {
      lookAgainAt = 0
      throw new EmbeddingError('The embedding model answers with another number of dimensions than before.')
    }
    const ids = passages.map(({ id }) => id)
    await db.$executeRaw`
      WITH made AS (
        SELECT * FROM unnest(${ids}::uuid[], ${vectors.map(({ whole }) => vectorText(whole))}::text[],
          ${vectors.map(({ lines }) => vectorsText(lines))}::text[]) AS made(id, embedding, lines)
      ),
      held AS MATERIALIZED (
        SELECT id, owner_id, source_kind, source_id, is_public FROM passages WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR SHARE
      ), added AS (
        INSERT INTO passage_embeddings (passage_id, owner_id, source_kind, source_id, is_public, model, dimensions, embedding, lines)
        SELECT id, owner_id, source_kind, source_id, is_public, ${name}, ${dimensions}, embedding::vector, lines::vector[] FROM held JOIN made USING (id)
        ON CONFLICT (passage_id) DO UPDATE SET is_public = excluded.is_public, model = excluded.model, dimensions = excluded.dimensions,
          embedding = excluded.embedding, lines = excluded.lines
      )
      DELETE FROM pending_embeddings USING unnest(${ids}::uuid[], ${passages.map(({ nextTryAt }) => nextTryAt)}::timestamptz[]) AS read(id, next_try_at)
      WHERE passage_id = read.id AND pending_embeddings.next_try_at = read.next_try_at`
  }

  return {
    async write(now = new Date()) {
      if (!embedder) return forgetModel()
      pausedUntil = 0
      await prepare(embedder, endless).catch((err: unknown) => log.warn({ err }, 'the embedding model does not answer'))
      for (const ownerId of await findOwners(now)) while ((await writeDue(ownerId, now, endless)) === 'continue');
    },
    async progress({ userId: ownerId }) {
      if (!embedder) return null
      const [passages, embedded] = await Promise.all([
        db.passage.count({ where: { ownerId } }),
        db.passageEmbedding.count({ where: { ownerId, model: embedder.name } }),
      ])
      return { passages, embedded }
    },
  }
}

function limited(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(requestMs)])
}

function measure({ db, metrics }: Pick<Platform, 'db' | 'metrics'>, { name }: Embedder): void {
  new Gauge({
    name: 'twain_passages_with_embedding',
    help: 'Passages that have an embedding of the model that is set.',
    registers: [metrics.registry],
    async collect() {
      this.set(await db.passageEmbedding.count({ where: { model: name } }))
    },
  })
  new Gauge({
    name: 'twain_passages_pending_embedding',
    help: 'Passages whose embedding is missing or out of date.',
    registers: [metrics.registry],
    async collect() {
      this.set(await db.pendingEmbedding.count())
    },
  })
}
