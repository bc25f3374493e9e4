import type { PrivateTurn } from '../../agents/agent.ts'
import type { Database } from '../../platform/database/database.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'

const latest = 500

/** Calls of a tool by earlier answers in the thread, excluding failed ones. */
export function listEarlierCalls(db: Database, run: OwnedRun): PrivateTurn['earlierCalls'] {
  return async (tool) => {
    const newestFirst = await db.toolCall.findMany({
      where: { name: tool, isError: false, step: { threadId: run.threadId, position: { lt: run.position } } },
      orderBy: [{ step: { position: 'desc' } }, { position: 'desc' }],
      take: latest,
      select: { inputParams: true, step: { select: { position: true, waitForAnswer: true } } },
    })
    return newestFirst
      .toReversed()
      .map(({ inputParams, step }) => ({ input: inputParams, position: step.position, isWaiting: step.waitForAnswer }))
  }
}
