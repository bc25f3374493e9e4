import type { MemoryProposal } from '../platform/__generated__/prisma/client.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { NotFoundError } from '../platform/errors.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { MemoryService } from './memory.service.ts'
import { refuseSecret } from './secrets.ts'

export type { MemoryProposal }

export type MemoryProposals = Pick<MemoryProposalsService, 'propose'>

export type NewMemoryProposal = Pick<MemoryProposal, 'userId' | 'runId' | 'action' | 'content' | 'memoryId' | 'hasUntrustedContent'>

export class MemoryProposalsService {
  readonly #db: Database
  readonly #memory: MemoryService

  constructor(db: Database, memory: MemoryService) {
    this.#db = db
    this.#memory = memory
  }

  async propose(tx: Transaction, proposal: NewMemoryProposal): Promise<MemoryProposal> {
    if (proposal.action === 'remember') refuseSecret(proposal.content)
    return tx.memoryProposal.create({ data: proposal })
  }

  listPending({ userId }: Viewer): Promise<MemoryProposal[]> {
    return this.#db.memoryProposal.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  }

  async accept(viewer: Viewer, { id }: { id: string }): Promise<MemoryProposal> {
    return transaction(this.#db, async (tx) => {
      const proposal = await take(tx, viewer, id)
      const { userId, runId, content, memoryId } = proposal
      if (memoryId !== null) {
        await this.#memory.forget(tx, { userId, memoryId, runId })
      } else {
        const { userStepId: sourceStepId } = await tx.run.findUniqueOrThrow({ where: { id: runId } })
        await this.#memory.remember(tx, { userId, content, sourceStepId })
      }
      return proposal
    })
  }

  async reject(viewer: Viewer, { id }: { id: string }): Promise<MemoryProposal> {
    return take(this.#db, viewer, id)
  }
}

/** Atomic, so that only one of two concurrent decisions succeeds. */
async function take(db: Transaction, { userId }: Viewer, id: string): Promise<MemoryProposal> {
  const proposal = await db.memoryProposal.findFirst({ where: { id, userId } })
  const { count } = await db.memoryProposal.deleteMany({ where: { id, userId } })
  if (!proposal || count === 0) throw new NotFoundError('no_such_proposal')
  return proposal
}
