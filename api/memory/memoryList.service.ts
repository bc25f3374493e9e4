import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import { type Database, transaction } from '../platform/database/database.ts'
import { firstRowOf, kysely, rowsOf } from '../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError } from '../platform/errors.ts'
import { type PageOfPlaces, pageOf } from '../platform/limits/places.ts'
import { isUuid } from '../platform/text/ids.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Viewer } from '../platform/viewer.ts'
import { indexMemory, type MemoryService, sameWords } from './memory.service.ts'
import { redactMemory } from './redaction.ts'
import { refuseSecret } from './secrets.ts'
import { memoryChange } from './validation.ts'

/** A memory as its owner reads it. */
export interface ListedMemory {
  id: string
  content: string
  createdAt: Date
  /** The message in which it was told; null once that is gone. */
  message: { threadId: string; position: number } | null
  /** When an answer last quoted it; null while none does. */
  lastUsedAt: Date | null
}

/** What owners do to the memories of their assistant. */
export class MemoryListService {
  readonly #db: Database
  readonly #memory: MemoryService

  constructor(db: Database, memory: MemoryService) {
    this.#db = db
    this.#memory = memory
  }

  /** What was told last comes first. */
  list({ userId }: Viewer, page: PageOfPlaces): Promise<ListedMemory[]> {
    return rowsOf(this.#db, pageOf(memoriesOf(userId), 'memories', 'createdAt', page))
  }

  async find({ userId }: Viewer, { id }: { id: string }): Promise<ListedMemory | null> {
    return isUuid(id) ? firstRowOf(this.#db, memoriesOf(userId).where('id', '=', id)) : null
  }

  /** What answers quoted of it before stays as it was quoted. */
  async change(viewer: Viewer, { id, ...input }: { id: string } & z.input<typeof memoryChange>): Promise<ListedMemory> {
    const { userId } = viewer
    const { content } = parseInput(memoryChange, input)
    refuseSecret(content)
    await transaction(this.#db, async (tx) => {
      const known = await tx.memory.findFirst({ where: { userId, id: { not: id }, content: sameWords(content) } })
      if (known) throw new InputError('memory_known', { field: 'content' })
      const before = isUuid(id) ? await tx.memory.findFirst({ where: { id, userId } }) : null
      if (!before) throw new NotFoundError('no_such_memory')
      await redactMemory(tx, userId, before)
      await tx.memory.updateMany({ where: { id, userId }, data: { content } })
      await indexMemory(tx, { id, userId, content })
    })
    const changed = await this.find(viewer, { id })
    if (!changed) throw new NotFoundError('no_such_memory')
    return changed
  }

  /** For good, with what answers quote of it. The conversation in which it was told stays. */
  async forget({ userId }: Viewer, { id }: { id: string }): Promise<void> {
    const forgotten = isUuid(id) ? await transaction(this.#db, (tx) => this.#memory.forget(tx, { userId, memoryId: id })) : null
    if (!forgotten) throw new NotFoundError('no_such_memory')
  }
}

function memoriesOf(userId: string) {
  return kysely
    .selectFrom('memories')
    .select(['id', 'content', 'createdAt'])
    .select((eb) => [
      eb
        .selectFrom('steps as told')
        .select((of) => jsonBuildObject({ threadId: of.ref('told.threadId'), position: of.ref('told.position') }).as('message'))
        .whereRef('told.id', '=', 'memories.sourceStepId')
        .as('message'),
      eb
        .selectFrom('stepSources as quoted')
        .innerJoin('steps as answer', 'answer.id', 'quoted.stepId')
        .select((of) => of.fn.max('answer.createdAt').as('lastUsedAt'))
        .where('quoted.kind', '=', 'memory')
        .where('quoted.sourceId', '=', sql<string>`${eb.ref('memories.id')}::text`)
        .as('lastUsedAt'),
    ])
    .where('userId', '=', userId)
}
