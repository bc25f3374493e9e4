import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Counter } from 'prom-client'
import type { EmbeddingConfig } from '../../config.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Embedder } from './embedder.ts'
import { getScale, type Scale, understandsLanguage } from './families.ts'

export interface Meaning {
  readonly vector: readonly number[]
  readonly model: string
  readonly scale: Scale
  isUnderstoodIn(language: string): boolean
}

/** Null without a model or after the deadline. */
export type EmbedQuestion = (question: string) => Promise<Meaning | null>

export const skipMeaning: EmbedQuestion = async () => null

const longest = 2000
/** Late results are still cached. */
const deadlineMs = 300
const requestMs = 10_000
const mostAtOnce = 16
const cacheBytes = 16_000_000
/** Late responses in a row, after which requests pause, as after a failure. */
const mostLate = 5
const firstPauseMs = 5000
const longestPauseMs = 300_000

interface Options {
  deadlineMs?: number
  now?: () => number
}

export function createQuestionMeanings(
  embedder: Embedder | undefined,
  { config, log, metrics }: { config: { embeddings?: EmbeddingConfig }; log: Pick<Platform['log'], 'warn'>; metrics: Platform['metrics'] },
  { deadlineMs: deadline = deadlineMs, now = Date.now }: Options = {},
): EmbedQuestion {
  const { embeddings } = config
  if (!embedder || !embeddings) return skipMeaning
  const asked = new Counter({
    name: 'twain_question_embeddings_total',
    help: 'Questions that were to be embedded, by what came of it.',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  })
  const scale = getScale(embeddings)
  const isUnderstoodIn = (language: string) => understandsLanguage(embeddings.family, language)
  let [requests, late, createPause, pausedUntil] = [0, 0, 0, 0]

  function rest(err?: unknown) {
    pausedUntil = now() + Math.min(firstPauseMs * 2 ** Math.min(createPause++, 10), longestPauseMs)
    late = 0
    log.warn({ err, until: new Date(pausedUntil) }, 'the embedding model is too slow; searching by words only')
  }

  const vectors = new LRUCache<string, number[]>({
    maxSize: cacheBytes,
    sizeCalculation: (vector, text) => vector.length * 8 + text.length * 2 + 1,
    ignoreFetchAbort: true,
    fetchMethod: async (text) => {
      requests++
      try {
        const vector = await embedder.question(text, AbortSignal.timeout(requestMs))
        createPause = 0
        return vector
      } catch (err) {
        asked.inc({ outcome: 'failed' })
        if (now() >= pausedUntil) rest(err)
        return undefined
      } finally {
        requests--
      }
    },
  })

  async function embed(text: string): Promise<number[] | undefined> {
    const known = vectors.get(text)
    if (known) {
      asked.inc({ outcome: 'cached' })
      return known
    }
    if (requests >= mostAtOnce || now() < pausedUntil) {
      asked.inc({ outcome: 'skipped' })
      return undefined
    }
    const done = new AbortController()
    const tooLate = Symbol('late')
    const vector = await Promise.race([
      vectors.fetch(text),
      pause(deadline, tooLate, { signal: done.signal, ref: false }).catch(() => tooLate),
    ])
    done.abort()
    if (typeof vector === 'symbol') {
      asked.inc({ outcome: 'late' })
      if (++late >= mostLate) rest()
      return undefined
    }
    if (vector) {
      late = 0
      asked.inc({ outcome: 'made' })
    }
    return vector
  }

  return async (question) => {
    const text = question.slice(0, longest).trim()
    const vector = text === '' ? undefined : await embed(text)
    return vector ? { vector, model: embedder.name, scale, isUnderstoodIn } : null
  }
}
