import { Gauge } from 'prom-client'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type Embedder } from './embedder.ts'
import { EmbeddingError } from './embeddingSource.ts'
import { vectorsText, vectorText } from './nearestPassages.ts'
import { partsOf } from './passageParts.ts'

/** How many of somebody's passages can be found by their meaning. */
export interface EmbeddingProgress {
  passages: number
  embedded: number
}

/** Makes the embeddings of passages in the background, and again when another model is set. */
export interface PendingEmbeddings {
  /** All whose time has come. One call at a time works; those made meanwhile wait for it. */
  write(now?: Date): Promise<void>
  /** Null where no model is set. */
  progress(viewer: Viewer): Promise<EmbeddingProgress | null>
  /** Waits for the batch at hand; what is left is made by another process, or after the next start. */
  close(): Promise<void>
}

interface Claimed {
  id: string
  attempts: number
  title: string
  text: string
}

interface PassageVectors {
  whole: number[]
  lines: number[][]
}

/** How long others leave a passage to the process that took it, longer than the model may take. */
const claimMs = 120_000
const requestMs = 60_000
/** A batch that takes longer is followed by a smaller one, and one that is quicker by a larger one: models of busy machines take seconds for a text. */
const slowMs = 15_000
const quickMs = 3000
const firstBatch = 4
/** A job goes on in the next minute, so that one that hangs is noticed. */
const jobMs = 300_000
const longestPauseMs = 86_400_000
/** So much of a passage is embedded; models read no more. Each time that a text is refused, half of it is tried. */
const longestText = 4000
/** How often passages are looked for that were written while no model was set, and how many at once. */
const lookAgainMs = 3_600_000
const lookedThrough = 2000

export function createPendingEmbeddings(
  { db, jobs, log, metrics }: Pick<Platform, 'db' | 'jobs' | 'log' | 'metrics'>,
  embedder: Embedder | undefined,
): PendingEmbeddings {
  // Where no model is set, it is only told that there is none any more.
  jobs.define('embed-passages', { schema: z.object({}), cron: embedder ? '* * * * *' : '0 * * * *', retries: 0 }, () => write())
  if (embedder) measure({ db, metrics }, embedder)
  const closing = new AbortController()
  let last = Promise.resolve()
  let dimensions = 0
  let lookAgainAt = 0
  let atOnce = firstBatch

  function write(now = new Date()): Promise<void> {
    const next = last.then(() => writeAll(now))
    last = next.catch(() => {})
    return next
  }

  async function writeAll(now: Date): Promise<void> {
    if (!embedder) return forgetModel()
    const until = Date.now() + jobMs
    try {
      if (Date.now() >= lookAgainAt) await useModel(embedder)
      for (let made = 0; !closing.signal.aborted && Date.now() < until;) {
        const claimed = await claim(now, Math.min(atOnce, embedder.batchSize))
        if (claimed.passages.length === 0) return
        await timed(embedder, () => embed(embedder, claimed))
        made += claimed.passages.length
        if (made % 1000 < claimed.passages.length)
          log.info({ made, left: await db.pendingEmbedding.count() }, 'passages are being embedded')
      }
    } catch (err) {
      if (closing.signal.aborted) return
      log.warn({ err }, 'passages could not be embedded; the next try is in a minute')
    }
  }

  /** The triggers then note nothing more. The vectors stay for the case that the model comes back. */
  async function forgetModel(): Promise<void> {
    const { count } = await db.embeddingModel.deleteMany()
    if (count > 0) await db.pendingEmbedding.deleteMany()
  }

  /** Notes the passages that have no vector of this model, a few at a time, as those that have time. */
  async function useModel({ name, passages }: Embedder): Promise<void> {
    const [probe = []] = await passages(['A sentence.'], request())
    dimensions = probe.length
    const model = { name, dimensions }
    await db.embeddingModel.upsert({ where: { id: 1 }, create: model, update: model })
    for (let after: string | null = '00000000-0000-0000-0000-000000000000'; after !== null && !closing.signal.aborted;) {
      const [noted]: { last: string | null }[] = await db.$queryRaw<{ last: string | null }[]>`
        WITH looked AS MATERIALIZED (SELECT id FROM passages WHERE id > ${after}::uuid ORDER BY id LIMIT ${lookedThrough} FOR KEY SHARE),
        noted AS (
          INSERT INTO pending_embeddings (passage_id, next_try_at) SELECT id, to_timestamp(0) FROM looked
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

  const request = () => AbortSignal.any([closing.signal, AbortSignal.timeout(requestMs)])

  /** The newest first, so that a note of today does not wait for those of years. They are left to this process for a while. */
  async function claim(now: Date, limit: number): Promise<{ until: Date; passages: Claimed[] }> {
    const until = new Date(now.getTime() + claimMs)
    const passages = await db.$queryRaw<Claimed[]>`
      UPDATE pending_embeddings SET next_try_at = ${until} FROM passages
      WHERE passages.id = passage_id AND passage_id IN (
        SELECT passage_id FROM pending_embeddings WHERE next_try_at <= ${now}
        ORDER BY next_try_at DESC LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING passage_id AS id, attempts, title, text`
    return { until, passages }
  }

  async function embed(model: Embedder, { until, passages }: { until: Date; passages: Claimed[] }): Promise<void> {
    const vectors = await vectorsOf(model, passages).catch(() => null)
    if (vectors) return store(model, passages, vectors, until)
    closing.signal.throwIfAborted()
    // One text may spoil it for all; a model that refuses a sentence of ours answers nobody.
    await model.passages(['A sentence.'], request())
    for (const passage of passages) {
      const alone = await vectorsOf(model, [passage]).catch((err: unknown) => refuse(passage, err))
      if (alone) await store(model, [passage], alone, until)
    }
  }

  async function vectorsOf(model: Embedder, passages: readonly Claimed[]): Promise<PassageVectors[]> {
    const parts = passages.map((passage) => partsOf(passage, longestText / 2 ** passage.attempts))
    const texts = parts.flatMap(({ whole, lines }) => [whole, ...lines])
    const vectors: number[][] = []
    while (vectors.length < texts.length) {
      vectors.push(...(await model.passages(texts.slice(vectors.length, vectors.length + model.batchSize), request())))
    }
    let at = 0
    return parts.map(({ lines }) => {
      const [whole = [], ...ofLines] = vectors.slice(at, (at += 1 + lines.length))
      return { whole, lines: ofLines }
    })
  }

  async function refuse({ id, attempts }: Claimed, err: unknown): Promise<null> {
    closing.signal.throwIfAborted()
    log.warn({ err, passageId: id }, 'a passage could not be embedded')
    const nextTryAt = new Date(Date.now() + Math.min(60_000 * 2 ** Math.min(attempts, 20), longestPauseMs))
    await db.pendingEmbedding.updateMany({ where: { passageId: id }, data: { attempts: attempts + 1, nextTryAt } })
    return null
  }

  /** A passage is held until its vectors are written, so that it is not made private meanwhile; one that was changed since it was claimed stays pending. */
  async function store({ name }: Embedder, passages: readonly Claimed[], vectors: readonly PassageVectors[], until: Date): Promise<void> {
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
      DELETE FROM pending_embeddings WHERE passage_id = ANY(${ids}::uuid[]) AND next_try_at = ${until}`
  }

  return {
    write,
    async progress({ userId: ownerId }) {
      if (!embedder) return null
      const [passages, embedded] = await Promise.all([
        db.passage.count({ where: { ownerId } }),
        db.passageEmbedding.count({ where: { ownerId, model: embedder.name } }),
      ])
      return { passages, embedded }
    },
    async close() {
      closing.abort()
      await last
    },
  }
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
