import type { AgentTurn, TwinTurn } from '../../agents/agent.ts'
import { agents } from '../../agents/registry.ts'
import type { ModelInfo } from '../../models/models.ts'
import type { AgentType } from '../../platform/__generated__/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { listEarlierCalls } from './earlierCalls.ts'
import { loadHistory } from './history.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'
import { createOnce } from './toolEffects.ts'

interface Around {
  model: Pick<ModelInfo, 'contextTokens' | 'seesPictures'>
  leaveMessage: TwinTurn['leaveMessage']
  signal: AbortSignal
}

/** Builds the agent's input for a run, and the names of attached files that are only partly read. */
export async function loadTurn(
  platform: Platform,
  run: OwnedRun,
  { model, leaveMessage, signal }: Around,
): Promise<{ turn: AgentTurn; partlyRead: string[] }> {
  const { threadId, id: runId, userStepId, timezone, position, userId, twinOwnerId, agentType } = run
  const turn = { threadId, runId, userStepId, timezone, now: new Date(), signal }
  if (isForPublic(agentType)) {
    if (twinOwnerId === null) throw new Error('It is unknown whose twin should answer.')
    const isOwnTwin = twinOwnerId === userId
    return { turn: { ...turn, agentType, ownerId: twinOwnerId, isOwnTwin, position, leaveMessage }, partlyRead: [] }
  }
  if (userId === null) throw new Error('A guest has no assistant of their own.')
  const { messages: history, hasUntrustedContent, sources, partlyRead } = await loadHistory(platform, run, model)
  const tools = { once: createOnce(platform.db, run), earlierCalls: listEarlierCalls(platform.db, run) }
  const { about, summary } = run
  return {
    turn: { ...turn, ...tools, agentType, userId, about, history, summary, hasUntrustedContent, sources },
    partlyRead,
  }
}

function isForPublic(agentType: AgentType): agentType is TwinTurn['agentType'] {
  return agents[agentType].audience === 'public'
}
