import type { Memory } from '../../platform/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { toAnyRecipient, type Restrictions } from './recipient.ts'
import { findRestrictedSteps } from './restrictedSteps.ts'

export async function restrict(
  tx: Transaction,
  before: Memory,
  { projectId = before.projectId, neverSentTo = before.neverSentTo }: Partial<Restrictions>,
  models: readonly string[] = [],
): Promise<void> {
  const { userId } = before
  const isSameProject = projectId === before.projectId
  if (isSameProject && neverSentTo === before.neverSentTo) return
  if (neverSentTo.some((name) => !models.includes(name) && !before.neverSentTo.includes(name))) throw new NotFoundError('no_such_model')
  if (projectId !== null && !isSameProject) {
    const project = isUuid(projectId) ? await tx.project.findFirst({ where: { id: projectId, userId } }) : null
    if (!project) throw new NotFoundError('no_such_project')
  }
  await setRestrictions(tx, before, { projectId, neverSentTo: [...new Set(neverSentTo)] })
}

/** Also restricts the memories it superseded, because they can be restored. */
export async function setRestrictions(tx: Transaction, before: Memory, data: Restrictions): Promise<void> {
  const { id, userId } = before
  await tx.memory.updateMany({ where: { userId, OR: [{ id }, { supersededById: id }] }, data })
  if (before.projectId === null && before.neverSentTo.length === 0) await clearSummaries(tx, userId)
}

/** Summaries from before a memory was restricted may repeat it. Later ones leave it out. */
async function clearSummaries(tx: Transaction, userId: string): Promise<void> {
  const threads = await tx.thread.findMany({
    where: { userId, twinOwnerId: null, summary: { not: null } },
    select: { id: true, summaryPosition: true },
  })
  const restricted = await findRestrictedSteps(
    tx,
    toAnyRecipient(userId),
    threads.map(({ id }) => id),
  )
  const isRepeating = ({ id, summaryPosition }: { id: string; summaryPosition: number }) =>
    [...restricted.values()].some(({ threadId, position }) => threadId === id && position < summaryPosition)
  const ids = threads.filter(isRepeating).map(({ id }) => id)
  if (ids.length > 0) await tx.thread.updateMany({ where: { id: { in: ids } }, data: { summary: null, summaryPosition: 0 } })
}
