import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import { type Database, transaction } from '../platform/database/database.ts'
import { matches, toPrefixQuery } from '../platform/database/fullText.ts'
import { queryFirstRow, kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { ConflictError, InputError, NotFoundError } from '../platform/errors.ts'
import { type ContentPage, type ListOrders, selectPage } from '../platform/database/keysetPages.ts'
import { isUuid } from '../platform/text/ids.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { ModelSettings } from '../models/connections/modelSettings.ts'
import type { Viewer } from '../platform/viewer.ts'
import { type MemoryService, type RememberedFact, matchWording } from './memory.service.ts'
import { joinRestrictions } from './restrictions/recipient.ts'
import { restrict, setRestrictions } from './restrictions/restrict.ts'
import { redactMemories } from './forgetting/redaction.ts'
import { refuseSecret } from './secrets.ts'
import { hashClaim, indexMemory, lockRemembering } from './superseding.ts'
import { memoryChange, memoryQuery, newMemory } from './validation.ts'

export interface ListedMemory {
  id: string
  content: string
  createdAt: Date
  updatedAt: Date
  isNoticed: boolean
  supersededById: string | null
  earlier: Pick<RememberedFact, 'id' | 'content' | 'createdAt'>[]
  message: { threadId: string; position: number | null } | null
  lastUsedAt: Date | null
  projectId: string | null
  neverSentTo: string[]
}

export const memoryOrders = { usual: 'createdAt', columns: ['createdAt', 'updatedAt'] } as const satisfies ListOrders

type MemoryPage = ContentPage<(typeof memoryOrders.columns)[number]> & { query?: string | null }

export class MemoryListService {
  readonly #db: Database
  readonly #memory: MemoryService
  readonly #models: Pick<ModelSettings, 'getModel' | 'listChoices'>

  constructor(db: Database, memory: MemoryService, models: Pick<ModelSettings, 'getModel' | 'listChoices'>) {
    this.#db = db
    this.#memory = memory
    this.#models = models
  }

  async list({ userId }: Viewer, { query: input, ...page }: MemoryPage): Promise<ListedMemory[]> {
    const query = parseInput(memoryQuery, input ?? '', 'query')
    const current = selectMemories(userId)
      .where('supersededById', 'is', null)
      .$if(query !== '', (all) => all.where(({ ref }) => matches(ref('memories.search'), toPrefixQuery(query, '&'))))
    return this.#withEarlier(userId, await queryRows(this.#db, selectPage(current, 'memories', memoryOrders.usual, page)))
  }

  async find({ userId }: Viewer, { id }: { id: string }): Promise<ListedMemory | null> {
    const found = isUuid(id) ? await queryFirstRow(this.#db, selectMemories(userId).where('id', '=', id)) : null
    if (!found) return null
    const [memory] = await this.#withEarlier(userId, [found])
    return memory ?? null
  }

  /** Works even if memories from conversations are turned off. */
  async create(viewer: Viewer, input: z.input<typeof newMemory>): Promise<ListedMemory> {
    const { content } = parseInput(newMemory, input)
    const { userId } = viewer
    const { memory, isNew } = await transaction(this.#db, (tx) => this.#memory.remember(tx, { userId, content, sourceStepId: null }))
    if (!isNew) throw new ConflictError('memory_known', { field: 'content' })
    const created = await this.find(viewer, { id: memory.id })
    if (!created) throw new NotFoundError('no_such_memory')
    return created
  }

  async change(viewer: Viewer, { id, ...input }: { id: string } & z.input<typeof memoryChange>): Promise<ListedMemory> {
    const { userId } = viewer
    const change = parseInput(memoryChange, input)
    const { content, ...restrictions } = change
    if (content !== undefined) refuseSecret(content)
    const models = restrictions.neverSentTo && (await this.#listModels(viewer))
    await transaction(this.#db, async (tx) => {
      const before = isUuid(id) ? await tx.memory.findFirst({ where: { id, userId } }) : null
      if (content !== undefined) {
        const known = await tx.memory.findFirst({
          where: { userId, id: { not: id }, supersededById: null, content: matchWording(content) },
        })
        if (known) throw new ConflictError('memory_known', { field: 'content' })
      }
      if (!before) throw new NotFoundError('no_such_memory')
      if (Object.values(change).every((value) => value === undefined)) throw new InputError('memory_required', { field: 'content' })
      if (content !== undefined) {
        await redactMemories(tx, userId, [before])
        await tx.memory.updateMany({ where: { id, userId }, data: { content, ...hashClaim(content) } })
        if (before.supersededById === null) await indexMemory(tx, { id, userId, content })
      }
      await restrict(tx, before, restrictions, models)
    })
    const changed = await this.find(viewer, { id })
    if (!changed) throw new NotFoundError('no_such_memory')
    return changed
  }

  async merge(
    viewer: Viewer,
    { id, otherId, ...input }: { id: string; otherId: string } & z.input<typeof newMemory>,
  ): Promise<ListedMemory> {
    const { userId } = viewer
    const { content } = parseInput(newMemory, input)
    refuseSecret(content)
    if (id === otherId) throw new InputError('memory_merged_with_itself', { field: 'otherId' })
    const ids = [id, otherId].filter(isUuid)
    await transaction(this.#db, async (tx) => {
      await lockRemembering(tx, userId)
      const known = await tx.memory.findFirst({
        where: { userId, id: { notIn: ids }, supersededById: null, content: matchWording(content) },
      })
      if (known) throw new ConflictError('memory_known', { field: 'content' })
      const both = await tx.memory.findMany({ where: { userId, id: { in: ids }, supersededById: null } })
      if (both.length < 2) throw new NotFoundError('no_such_memory')
      const projectIds = new Set(both.flatMap(({ projectId }) => projectId ?? []))
      if (projectIds.size > 1) throw new InputError('memories_of_different_projects', { field: 'otherId' })
      await redactMemories(tx, userId, both)
      await tx.memory.updateMany({ where: { userId, supersededById: otherId }, data: { supersededById: id } })
      await tx.memory.deleteMany({ where: { userId, id: otherId } })
      await tx.memory.updateMany({ where: { userId, id }, data: { content, ...hashClaim(content) } })
      for (const before of both.filter((one) => one.id === id)) await setRestrictions(tx, before, joinRestrictions(both))
      await indexMemory(tx, { id, userId, content })
    })
    const merged = await this.find(viewer, { id })
    if (!merged) throw new NotFoundError('no_such_memory')
    return merged
  }

  async forget(viewer: Viewer, { id, keepsEarlier = false }: { id: string; keepsEarlier?: boolean }): Promise<ListedMemory[]> {
    const { userId } = viewer
    const forgotten = isUuid(id)
      ? await transaction(this.#db, (tx) => this.#memory.forget(tx, { userId, memoryId: id, keepsEarlier }))
      : null
    if (!forgotten) throw new NotFoundError('no_such_memory')
    const restored = await Promise.all(forgotten.restored.map((one) => this.find(viewer, { id: one })))
    return restored.filter((memory) => memory !== null)
  }

  async #listModels({ userId }: Viewer): Promise<string[]> {
    const models = [...(await this.#models.listChoices(userId)), await this.#models.getModel()]
    return models.map(({ name }) => name)
  }

  async #withEarlier(userId: string, memories: Omit<ListedMemory, 'earlier'>[]): Promise<ListedMemory[]> {
    const all = await this.#db.memory.findMany({
      where: { userId, supersededById: { in: memories.map(({ id }) => id) } },
      select: { id: true, content: true, createdAt: true, supersededById: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    return memories.map((memory) => ({ ...memory, earlier: all.filter(({ supersededById }) => supersededById === memory.id) }))
  }
}

function selectMemories(userId: string) {
  return kysely
    .selectFrom('memories')
    .select(['id', 'content', 'createdAt', 'updatedAt', 'isNoticed', 'supersededById', 'projectId', 'neverSentTo'])
    .select((eb) => [
      eb
        .selectFrom('steps as told')
        .select((of) => jsonBuildObject({ threadId: of.ref('told.threadId'), position: of.ref('told.position') }).as('message'))
        .whereRef('told.id', '=', 'memories.sourceStepId')
        .as('message'),
      eb
        .selectFrom('stepSources as quoted')
        .innerJoin('steps as answer', 'answer.id', 'quoted.stepId')
        .innerJoin('threads', 'threads.id', 'answer.threadId')
        .where('threads.isTemporary', '=', sql.lit(false))
        .select((of) => of.fn.max('answer.createdAt').as('lastUsedAt'))
        .where('quoted.kind', '=', 'memory')
        .where('quoted.sourceId', '=', sql<string>`${eb.ref('memories.id')}::text`)
        .as('lastUsedAt'),
    ])
    .where('userId', '=', userId)
}
