import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import type { KnowledgeService } from '../../knowledge/knowledge.service.ts'
import type { TwinCheck } from '../../platform/__generated__/prisma/client.ts'
import { takeLock, type Transaction } from '../../platform/database/database.ts'
import { ConflictError, NotFoundError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { toOneLine } from '../../platform/text/text.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { checkChange, maxCheckedQuestionLength, newCheck } from './validation.ts'

export type { TwinCheck }

export const maxChecks = 100
const maxAttempts = 5

interface Uses {
  knowledge: Pick<KnowledgeService, 'create' | 'update' | 'remove'>
}

export class CorrectionsService {
  readonly #db: Platform['db']
  readonly #knowledge: Uses['knowledge']

  constructor({ db }: Pick<Platform, 'db'>, { knowledge }: Uses) {
    this.#db = db
    this.#knowledge = knowledge
  }

  async list({ userId: ownerId }: Viewer): Promise<TwinCheck[]> {
    return this.#db.twinCheck.findMany({ where: { ownerId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: maxChecks })
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<TwinCheck | null> {
    if (!viewer || !isUuid(id)) return null
    return this.#db.twinCheck.findFirst({ where: { id, ownerId: viewer.userId } })
  }

  async get(viewer: Viewer, { id }: { id: string }): Promise<TwinCheck> {
    const check = await this.find(viewer, { id })
    if (!check) throw new NotFoundError('no_such_check')
    return check
  }

  /** The answer may be to a visitor or the viewer. It replaces an earlier correction of the question. */
  async correct(viewer: Viewer, { stepId, ...input }: { stepId: string } & z.input<typeof newCheck>): Promise<TwinCheck> {
    const { question: worded, answer } = parseInput(newCheck, input)
    const { asked, key } = await this.#findExchange(viewer, stepId)
    const question = worded ?? toOneLine(asked).slice(0, maxCheckedQuestionLength)
    const { userId: ownerId } = viewer
    const where = { ownerId, question: { equals: question, mode: 'insensitive' } } as const
    return retryStale(async () => {
      const earlier = await this.#db.twinCheck.findFirst({ where })
      if (earlier) return this.#change(viewer, earlier, { answer })
      const id = randomUUIDv7()
      await this.#createItem(viewer, { question, answer, repeats: asked, key }, async (tx, itemId) => {
        await takeLock(tx, `twain.twin-checks.${ownerId}`)
        if (await tx.twinCheck.findFirst({ where })) throw new StaleCheckError()
        if ((await tx.twinCheck.count({ where: { ownerId } })) >= maxChecks) throw new ConflictError('too_many_checks')
        await tx.twinCheck.create({ data: { id, ownerId, itemId, question, answer } })
      })
      return this.get(viewer, { id })
    })
  }

  async update(viewer: Viewer, { id, ...input }: { id: string } & z.input<typeof checkChange>): Promise<TwinCheck> {
    const change = parseInput(checkChange, input)
    return retryStale(async () => this.#change(viewer, await this.get(viewer, { id }), change))
  }

  async #change(viewer: Viewer, check: TwinCheck, change: z.output<typeof checkChange>): Promise<TwinCheck> {
    const { id, ownerId, itemId } = check
    const { question, answer } = { ...check, ...change }
    const write = async (tx: Transaction, newItemId: string | null) => {
      const data = { question, answer, itemId: newItemId, state: 'pending' } as const
      const { count } = await tx.twinCheck.updateMany({ where: { id, ownerId, itemId }, data })
      if (count === 0) throw new StaleCheckError()
    }
    if (itemId === null) await this.#createItem(viewer, { question, answer }, write)
    else {
      await this.#knowledge.update(viewer, { id: itemId, title: question, content: answer })
      await write(this.#db, itemId)
    }
    return this.get(viewer, { id })
  }

  async remove(viewer: Viewer, { id }: { id: string }): Promise<void> {
    const itemId = await retryStale(async () => {
      const check = await this.get(viewer, { id })
      const { count } = await this.#db.twinCheck.deleteMany({ where: { id, ownerId: viewer.userId, itemId: check.itemId } })
      if (count === 0) throw new StaleCheckError()
      return check.itemId
    })
    if (itemId) await this.#knowledge.remove(viewer, { id: itemId })
  }

  async #findExchange({ userId }: Viewer, stepId: string): Promise<{ asked: string; key: string | undefined }> {
    const answerStep = { select: { twinQuestion: { select: { key: true } } } } as const
    const run = isUuid(stepId)
      ? await this.#db.run.findFirst({
          where: { assistantStepId: stepId, thread: { twinOwnerId: userId } },
          select: { userStep: { select: { input: true } }, assistantStep: answerStep },
        })
      : null
    if (!run) throw new NotFoundError('no_such_message')
    return { asked: run.userStep.input, key: run.assistantStep.twinQuestion?.key }
  }

  /** @param options.repeats a visitor’s question, which models treat as untrusted content */
  async #createItem(
    viewer: Viewer,
    { question, answer, repeats, key }: { question: string; answer: string; repeats?: string; key?: string | undefined },
    writeMore?: (tx: Transaction, itemId: string) => Promise<void>,
  ): Promise<string> {
    const texts = { kind: 'note', title: question, content: answer } as const
    const options = { isPublic: true, ...(repeats !== undefined && { repeats }), ...(key !== undefined && { answers: key }) }
    const { item } = await this.#knowledge.create(viewer, { ...texts, ...options }, writeMore)
    return item.id
  }
}

/** Another request has changed the check since it was read. */
class StaleCheckError extends Error {}

async function retryStale<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StaleCheckError) || attempt === maxAttempts) throw error
    }
  }
}
