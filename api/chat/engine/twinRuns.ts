import type { AgentPart, TwinTurn } from '../../agents/agent.ts'
import { agents } from '../../agents/registry.ts'
import type { ApprovalsService } from '../../twin/approvals/approvals.service.ts'
import type { ReceiptsService } from '../../twin/receipts/receipts.service.ts'
import type { TakeoverService } from '../../twin/takeover/takeover.service.ts'
import type { TwinMessages } from '../../twin/visits/twinMessages.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'
import { announce } from '../threads/threadNews.ts'
import type { Progress } from './runProgress.ts'

export interface TwinRuns {
  messages: TwinMessages
  receipts: Pick<ReceiptsService, 'store'>
  approvals: Pick<ApprovalsService, 'screen'>
  takeover: Pick<TakeoverService, 'assignToOwner' | 'announceRun'>
}

export function createOwnerCalls(
  twin: TwinRuns | undefined,
  run: OwnedRun,
  { model, onLost }: { model: string; onLost: () => void },
): Pick<TwinTurn, 'leaveMessage' | 'keepReceipt'> {
  return {
    leaveMessage: async (message) => (await twin?.messages.leave(run, message)) ?? null,
    keepReceipt: async (sent) => {
      if ((await twin?.receipts.store(run, { ...sent, model })) === false) onLost()
    },
  }
}

export function screenAnswer(
  twin: TwinRuns | undefined,
  run: OwnedRun,
  answer: AsyncIterable<AgentPart>,
  signal: AbortSignal,
): AsyncIterable<AgentPart> {
  return twin && run.twinOwnerId !== null ? twin.approvals.screen(run, answer, signal) : answer
}

/** Owners testing their own twin don't count as visitors. */
export function isUnanswered({ agentType, twinOwnerId, userId }: OwnedRun, text: string, toolCalls: Progress['toolCalls']): boolean {
  const agent = agents[agentType]
  return agent.audience === 'public' && twinOwnerId !== userId && agent.isUnanswered(text, toolCalls)
}

export async function announceEnd(platform: Pick<Platform, 'live' | 'log'>, twin: TwinRuns | undefined, run: OwnedRun): Promise<void> {
  if (run.twinOwnerId !== null) await twin?.takeover.announceRun(run)
  else await announce(platform, run.userId, { type: 'thread-changed', threadId: run.threadId })
}
