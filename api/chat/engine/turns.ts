import type { AgentTurn, PrivateTurn, TwinTurn } from '../../agents/agent.ts'
import { agents } from '../../agents/registry.ts'
import type { ModelInfo } from '../../models/models.ts'
import type { AgentType } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { loadHistory } from './history.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'
import { createOnce } from './toolEffects.ts'
import { readTalk } from '../../twin/talks/talk.ts'

const maxEarlierCalls = 500

export async function loadTurn(
  platform: Platform,
  run: OwnedRun,
  model: Pick<ModelInfo, 'name' | 'contextTokens' | 'acceptsImages'>,
  { leaveMessage, keepReceipt, signal }: Pick<TwinTurn, 'leaveMessage' | 'keepReceipt' | 'signal'>,
): Promise<{ turn: AgentTurn; partlyRead: string[] }> {
  const { threadId, id: runId, userStepId, timezone, position, userId, twinOwnerId, agentType, isTemporary, answers, summary } = run
  const turn = { threadId, runId, userStepId, timezone, now: new Date(), signal }
  if (isForPublic(agentType)) {
    if (twinOwnerId === null) throw new Error('The thread has no twin owner.')
    const isOwnTwin = twinOwnerId === userId
    const started = readTalk(run)
    const talk = started && userId !== null ? { ...started, askerId: userId } : undefined
    return { turn: { ...turn, agentType, ownerId: twinOwnerId, isOwnTwin, talk, position, leaveMessage, keepReceipt }, partlyRead: [] }
  }
  if (userId === null) throw new Error('Guests have no private assistant.')
  const { messages: history, partlyRead, ...earlier } = await loadHistory(platform, run, model)
  const tools = { once: createOnce(platform.db, run), earlierCalls: listEarlierCalls(platform.db, run) }
  const kept = run.kept ?? null
  return { turn: { ...turn, ...tools, ...earlier, agentType, userId, isTemporary, answers, history, summary, kept }, partlyRead }
}

function isForPublic(agentType: AgentType): agentType is TwinTurn['agentType'] {
  return agents[agentType].audience === 'public'
}

function listEarlierCalls(db: Database, { threadId, position }: OwnedRun): PrivateTurn['earlierCalls'] {
  return async (tool) => {
    const newestFirst = await db.toolCall.findMany({
      where: { name: tool, isError: false, step: { threadId, position: { lt: position } } },
      orderBy: [{ step: { position: 'desc' } }, { position: 'desc' }],
      take: maxEarlierCalls,
      select: { inputParams: true, step: { select: { position: true, waitForAnswer: true } } },
    })
    return newestFirst
      .toReversed()
      .map(({ inputParams, step }) => ({ input: inputParams, position: step.position ?? 0, isWaiting: step.waitForAnswer }))
  }
}
