import type { Platform } from '../../platform/platform.ts'
import { transaction, type Transaction } from '../../platform/database/database.ts'
import { kysely, queryFirstRow } from '../../platform/database/sql/typedSql.ts'
import { NotFoundError } from '../../platform/errors.ts'
import type { CodeOf } from '../../platform/errorCodes/catalogue.ts'
import type { Participant } from '../../platform/viewer.ts'
import type { PlansService } from '../../plans/plans.service.ts'
import type { TwinGate } from '../../twin/gate/twinGate.ts'
import { findActiveRun } from '../threads/activeRuns.ts'
import { ownedBy } from '../threads/participants.ts'
import { type Exchange, writeExchange, type WrittenExchange } from './exchange.ts'
import type { Replacement } from './replacement.ts'
import { createRunLimitError, getRunLimits, getRunRefusal } from './runLimits.ts'
import { findEarlierExchange, writeOrRefund } from './sends.ts'
import type { TwinOwners } from './twinOwners.ts'

export interface ReplacedExchange extends Exchange {
  readonly deletedStepIds: string[]
}

interface Uses {
  readonly platform: Platform
  readonly twinGate: TwinGate
  readonly plans: PlansService
  readonly twinOwners: TwinOwners
  readonly begin: (participant: Participant, written: WrittenExchange) => Exchange
}

export class Replacements {
  readonly #uses: Uses

  constructor(uses: Uses) {
    this.#uses = uses
  }

  /** `prepare` hides or deletes the old steps and returns their replacements. */
  async replace(
    participant: Participant,
    clientId: string,
    threadId: string,
    prepare: (tx: Transaction) => Promise<Replacement>,
  ): Promise<ReplacedExchange> {
    const { platform, plans, twinOwners, twinGate, begin } = this.#uses
    const { db, config, processId } = platform
    await plans.requireMessage(participant, await plans.getMessageLimit(participant))
    const { twinOwnerId, talk } = await twinOwners.find(participant, threadId)
    const runLimits = getRunLimits(config, participant, twinOwnerId)
    // The active run may have ended in between.
    for (let attempt = 1; attempt <= 3; attempt++) {
      const refund = twinOwnerId === null ? null : await twinGate.admit(participant, { ownerId: twinOwnerId, talk })
      const replaced = await writeOrRefund(refund, () =>
        transaction(db, async (tx) => {
          // In the same order as sends, to avoid deadlocks.
          const refusal = await getRunRefusal(tx, runLimits)
          const thread = await queryFirstRow(tx, kysely.selectFrom('threads').select('id').where('id', '=', threadId).forUpdate())
          if (!thread) throw new NotFoundError('no_such_conversation')
          const isRepeated = await tx.run.findUnique({
            where: { threadId_clientMessageId: { threadId, clientMessageId: clientId } },
            select: { id: true },
          })
          if (isRepeated || (await findActiveRun(tx, threadId))) return null
          if (refusal) throw refusal
          const { existingQuestion, parentId, choice, left, onWritten, ...message } = await prepare(tx)
          const exchange = {
            participant,
            processId,
            message: { ...message, clientMessageId: clientId },
            threadId,
            twinOwnerId,
            existingQuestion,
            parentId,
            choice,
          }
          const written = await writeExchange(tx, { ...exchange, newThread: null, messageLimit: null, runLimits: null })
          if (!written) return null
          await onWritten?.(written.exchange)
          return { written, left }
        }),
      )
      if (replaced) return { ...begin(participant, replaced.written), deletedStepIds: replaced.left }
      const earlier = await findEarlierExchange(db, participant, { threadId, message: { clientMessageId: clientId } })
      if (earlier) return { ...earlier, deletedStepIds: [] }
    }
    throw createRunLimitError(runLimits)
  }

  /** The replaced steps are gone, so only the client ID identifies a retry. */
  async findReplacement(participant: Participant, clientId: string, otherwise: CodeOf<404>): Promise<ReplacedExchange> {
    const { db } = this.#uses.platform
    const run = await db.run.findFirst({ where: { clientMessageId: clientId, thread: ownedBy(participant) }, select: { threadId: true } })
    const message = { clientMessageId: clientId }
    const earlier = run && (await findEarlierExchange(db, participant, { threadId: run.threadId, message }))
    if (!earlier) throw new NotFoundError(otherwise)
    return { ...earlier, deletedStepIds: [] }
  }
}
