import type { z } from 'zod'
import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { type Database, transaction } from '../../platform/database/database.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { type PageOfPlaces, pageOfPlaces } from '../../platform/limits/places.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
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
    return this.#read(Prisma.sql`user_id = ${userId}::uuid ${pageOfPlaces(page, 'created_at')}`)
  }

  async find({ userId }: Viewer, { id }: { id: string }): Promise<ListedMemory | null> {
    const [memory] = isUuid(id) ? await this.#read(Prisma.sql`id = ${id}::uuid AND user_id = ${userId}::uuid`) : []
    return memory ?? null
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

  #read(where: Prisma.Sql): Promise<ListedMemory[]> {
    return this.#db.$queryRaw<ListedMemory[]>`
      SELECT id, content, created_at AS "createdAt",
        (SELECT json_build_object('threadId', told.thread_id, 'position', told.position)
          FROM steps AS told WHERE told.id = memories.source_step_id) AS message,
        (SELECT max(answer.created_at) FROM step_sources AS quoted JOIN steps AS answer ON answer.id = quoted.step_id
          WHERE quoted.kind = 'memory' AND quoted.source_id = memories.id::text) AS "lastUsedAt"
      FROM memories WHERE ${where}`
  }
}
