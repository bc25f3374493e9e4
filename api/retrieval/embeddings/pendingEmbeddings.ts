import { Gauge } from 'prom-client'
import { z } from 'zod'
import { getRetryTime } from '../../platform/limits/retryTime.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findDueOwners } from '../dueOwners.ts'
import { type Embedder } from './embedder.ts'
import { findDue, markMissing, type PassageVectors, type PendingPassage, storeVectors } from './embeddingQueue.ts'
import { EmbeddingError } from './embeddingSource.ts'
import { splitPassage } from './passageParts.ts'

export interface EmbeddingProgress {
  passages: number
  embedded: number
}

export interface PendingEmbeddings {
  /** Wrong settings would otherwise appear only when something is embedded. */
  check(): Promise<void>
  write(now?: Date): Promise<void>
  progress(viewer: Viewer): Promise<EmbeddingProgress | null>
}

const requestMs = 60_000
/** Batch sizes adapt to this. Models on busy machines take seconds per text. */
const slowMs = 15_000
const quickMs = 3000
const firstBatch = 4
/** After this time, other users get a turn. */
const turnMs = 30_000
const lookEverySeconds = 30
const endless = new AbortController().signal
const pauseMs = 60_000
/** Halved for each rejection. */
const longestText = 4000
/** Passages may have been written without a model. */
const lookAgainMs = 3_600_000

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
  let nextLookAt = -Infinity
  let pausedUntil = -Infinity
  let preparing: Promise<void> | undefined
  let atOnce = firstBatch

  async function findJobs() {
    if (!embedder) {
      await forgetModel()
      return []
    }
    if (performance.now() < pausedUntil) return []
    await prepare(embedder, endless)
    const owners = await findDueOwners(db, 'pendingEmbeddings', new Date())
    return owners.map((ownerId) => ({ data: { ownerId }, key: ownerId }))
  }

  /** Newest first: a new note must not wait for years of old ones. */
  async function writeDue(ownerId: string, now: Date, signal: AbortSignal): Promise<void | 'continue'> {
    if (!embedder || performance.now() < pausedUntil) return
    const until = performance.now() + turnMs
    try {
      await prepare(embedder, signal)
      for (let last: PendingPassage | undefined; !signal.aborted;) {
        const pending = await findDue(db, ownerId, Math.min(atOnce, embedder.batchSize), now, last)
        last = pending.at(-1)
        if (!last) return
        await timed(embedder, () => embed(embedder, pending, signal))
        if (performance.now() > until) return 'continue'
      }
    } catch (err) {
      if (signal.aborted) throw err
      pausedUntil = performance.now() + pauseMs
      log.warn({ err }, 'passages could not be embedded; the next try is in a minute')
    }
  }

  /** Keeps the vectors in case the model is configured again. */
  async function forgetModel(): Promise<void> {
    const { count } = await db.embeddingModel.deleteMany()
    if (count > 0) await db.pendingEmbedding.deleteMany()
  }

  function prepare(model: Embedder, signal: AbortSignal): Promise<void> {
    if (performance.now() < nextLookAt) return Promise.resolve()
    preparing ??= useModel(model, signal).finally(() => (preparing = undefined))
    return preparing
  }

  async function useModel({ name, passages }: Embedder, signal: AbortSignal): Promise<void> {
    const [probe = []] = await passages(['A sentence.'], withTimeout(signal))
    dimensions = probe.length
    const model = { name, dimensions }
    await db.embeddingModel.upsert({ where: { id: 1 }, create: model, update: model })
    await markMissing(db, model, signal)
    nextLookAt = performance.now() + lookAgainMs
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

  async function embed(model: Embedder, passages: readonly PendingPassage[], signal: AbortSignal): Promise<void> {
    const vectors = await embedPassages(model, passages, signal).catch(() => null)
    if (vectors) return store(model, passages, vectors)
    signal.throwIfAborted()
    // A single text can make the model reject the batch; a model that rejects this sentence is failing.
    await model.passages(['A sentence.'], withTimeout(signal))
    for (const passage of passages) {
      const alone = await embedPassages(model, [passage], signal).catch((err: unknown) => refuse(passage, err, signal))
      if (alone) await store(model, [passage], alone)
    }
  }

  async function embedPassages(model: Embedder, passages: readonly PendingPassage[], signal: AbortSignal): Promise<PassageVectors[]> {
    const parts = passages.map((passage) => splitPassage(passage, longestText / 2 ** passage.attempts))
    const texts = parts.flatMap(({ whole, lines }) => [whole, ...lines])
    const vectors: number[][] = []
    while (vectors.length < texts.length) {
      vectors.push(...(await model.passages(texts.slice(vectors.length, vectors.length + model.batchSize), withTimeout(signal))))
    }
    let at = 0
    return parts.map(({ lines }) => {
      const [whole = [], ...ofLines] = vectors.slice(at, (at += 1 + lines.length))
      return { whole, lines: ofLines }
    })
  }

  async function refuse({ id, attempts }: PendingPassage, err: unknown, signal: AbortSignal): Promise<null> {
    signal.throwIfAborted()
    log.warn({ err, passageId: id }, 'a passage could not be embedded')
    await db.pendingEmbedding.updateMany({ where: { passageId: id }, data: { attempts: attempts + 1, nextTryAt: getRetryTime(attempts) } })
    return null
  }

  async function store({ name }: Embedder, passages: readonly PendingPassage[], vectors: readonly PassageVectors[]): Promise<void> {
    if (vectors.some(({ whole, lines }) => [whole, ...lines].some((vector) => vector.length !== dimensions))) {
      nextLookAt = 0
      throw new EmbeddingError('The embedding model answers with another number of dimensions than before.')
    }
    await storeVectors(db, { name, dimensions }, passages, vectors)
  }

  return {
    async check() {
      const reportFailure = (err: unknown) =>
        log.warn({ err }, 'The embedding model cannot be used at the moment. Check EMBEDDING_MODEL and EMBEDDING_BASE_URL.')
      await embedder?.question('A question?', withTimeout(endless)).catch(reportFailure)
    },
    async write(now = new Date()) {
      if (!embedder) return forgetModel()
      pausedUntil = 0
      await prepare(embedder, endless).catch((err: unknown) => log.warn({ err }, 'the embedding model does not answer'))
      for (const ownerId of await findDueOwners(db, 'pendingEmbeddings', now))
        while ((await writeDue(ownerId, now, endless)) === 'continue');
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

function withTimeout(signal: AbortSignal): AbortSignal {
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
