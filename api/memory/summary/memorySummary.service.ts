import type { ModelSettings } from '../../models/connections/modelSettings.ts'
import { ModelFailure } from '../../models/failures.ts'
import type { Model } from '../../models/models.ts'
import type { SummarySentence } from '../../models/tasks/memorySummary.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { anyOf, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { AppError, ConflictError, RateLimitError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { MemoryService, RememberedFact } from '../memory.service.ts'
import type { ListedMemory, MemoryListService } from '../memoryList.service.ts'
import { isReadableBy, type Recipient } from '../restrictions/recipient.ts'
import { type GroupKind, groupMemories } from './grouping.ts'

export interface MemorySummary {
  sections: SummarySection[]
  memoryCount: number
  coveredCount: number
  /** Null if only the built-in responder is available. */
  writer: string | null
  written: { by: string; at: Date; isOutdated: boolean } | null
}

export interface SummarySection {
  kind: GroupKind | 'written'
  title: string | null
  projectId: string | null
  sentences: { text: string; memories: ListedMemory[] }[]
}

/** Maximum number of memories; the newest are used. */
const maxCovered = 200

export type SummarizeMemories = (model: Model, memories: readonly RememberedFact[]) => Promise<SummarySentence<RememberedFact>[]>

interface Parts {
  platform: Pick<Platform, 'db' | 'limits' | 'log'>
  memory: MemoryService
  memoryList: MemoryListService
  models: Pick<ModelSettings, 'getModel'>
  summarize: SummarizeMemories
}

export class MemorySummaryService {
  readonly #db: Database
  readonly #parts: Parts
  readonly #limit: Limit

  constructor(parts: Parts) {
    this.#parts = parts
    this.#db = parts.platform.db
    this.#limit = parts.platform.limits.define('write-memory-summary', { points: 10, seconds: 600 })
  }

  async get(viewer: Viewer): Promise<MemorySummary> {
    const { userId } = viewer
    const { memoryList, models } = this.#parts
    const [newest, memoryCount, stored, model] = await Promise.all([
      memoryList.list(viewer, { limit: maxCovered }),
      this.#db.memory.count({ where: { userId, supersededById: null } }),
      this.#db.memorySummary.findUnique({ where: { userId }, include: { sentences: { orderBy: { position: 'asc' } } } }),
      models.getModel(userId),
    ])
    const memories = newest.toReversed()
    const byId = new Map(memories.map((memory) => [memory.id, memory]))
    const sentences = (stored?.sentences ?? []).flatMap(({ heading, text, memoryIds }) => {
      const from = memoryIds.flatMap((id) => byId.get(id) ?? [])
      return from.length < memoryIds.length ? [] : [{ heading, text, memories: from }]
    })
    const told = new Set(sentences.flatMap((sentence) => sentence.memories))
    const groups = groupMemories(
      memories.filter((memory) => !told.has(memory)),
      await this.#getProjectNames(userId, memories),
    )
    return {
      sections: [
        ...[...Map.groupBy(sentences, ({ heading }) => heading)].map(([title, said]) => ({
          kind: 'written' as const,
          title,
          projectId: null,
          sentences: said,
        })),
        ...groups.map(({ memories: members, ...group }) => ({
          ...group,
          sentences: members.map((memory) => ({ text: memory.content, memories: [memory] })),
        })),
      ],
      memoryCount,
      coveredCount: memories.length,
      writer: model.isBuiltIn ? null : model.name,
      written: stored && sentences.length > 0 ? { by: stored.modelName, at: stored.writtenAt, isOutdated: stored.isOutdated } : null,
    }
  }

  /** Uses only memories without a project that may be sent to the user’s model. */
  async write({ userId }: Viewer): Promise<void> {
    const { memory, models } = this.#parts
    const model = await models.getModel(userId)
    if (model.isBuiltIn) throw new ConflictError('no_language_model')
    const verdict = await this.#limit.consume(userId)
    if (!verdict.isAllowed) throw new RateLimitError('too_many_summaries', Math.ceil(verdict.retryAfterMs / 1000))
    const recipient = { userId, projectId: null, model: model.name }
    const { memories } = await memory.list(recipient, { limit: maxCovered })
    const sentences = memories.length === 0 ? [] : await this.#ask(model, memories)
    await transaction(this.#db, async (tx) => {
      const data = { modelName: model.name, isOutdated: false, writtenAt: new Date() }
      await tx.memorySummary.upsert({ where: { userId }, create: { ...data, userId }, update: data })
      const kept = new Set(await lockUnchanged(tx, recipient, memories))
      const newest = await memory.list(recipient, { limit: maxCovered }, tx)
      const isOutdated = newest.memories.length !== kept.size || newest.memories.some(({ id }) => !kept.has(id))
      await tx.memorySummarySentence.deleteMany({ where: { userId } })
      await tx.memorySummarySentence.createMany({
        data: sentences
          .filter((sentence) => sentence.memories.every(({ id }) => kept.has(id)))
          .map(({ heading, text, memories: from }, position) => ({ userId, position, heading, text, memoryIds: from.map(({ id }) => id) })),
      })
      if (isOutdated) await tx.memorySummary.update({ where: { userId }, data: { isOutdated } })
    })
  }

  #ask(model: Model, memories: readonly RememberedFact[]) {
    return this.#parts.summarize(model, memories).catch((err: unknown) => {
      if (!(err instanceof ModelFailure)) throw err
      this.#parts.platform.log.warn({ err }, 'the memories could not be summarized')
      throw new AppError(err.code)
    })
  }

  async #getProjectNames(userId: string, memories: readonly ListedMemory[]): Promise<Map<string, string>> {
    const ids = memories.flatMap(({ projectId }) => projectId ?? [])
    const projects = await this.#db.project.findMany({ where: { userId, id: { in: ids } }, select: { id: true, name: true } })
    return new Map(projects.map(({ id, name }) => [id, name]))
  }
}

/** Skips memories that are being changed: waiting for them could be a deadlock, since their triggers wait for the summary. */
async function lockUnchanged(tx: Transaction, recipient: Recipient, memories: readonly RememberedFact[]): Promise<string[]> {
  const contents = new Map(memories.map(({ id, content }) => [id, content]))
  const current = kysely
    .selectFrom('memories')
    .select(['id', 'content'])
    .where('userId', '=', recipient.userId)
    .where('id', '=', anyOf([...contents.keys()], 'uuid'))
    .where('supersededById', 'is', null)
    .where(isReadableBy(recipient))
    .forShare()
    .skipLocked()
  const rows = await queryRows(tx, current)
  return rows.flatMap(({ id, content }) => (contents.get(id) === content ? id : []))
}
