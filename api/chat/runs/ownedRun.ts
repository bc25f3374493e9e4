import { type Expression, sql } from 'kysely'
import { agentsThat } from '../../agents/registry.ts'
import type { AgentType, Run, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { ThreadHistory } from '../steps/threadHistory.ts'
import type { RunStopper } from '../threads/activeRuns.ts'

export interface OwnedRun
  extends
    Pick<Run, 'id' | 'attempt' | 'threadId' | 'userId' | 'userStepId' | 'assistantStepId'>,
    Pick<
      Thread,
      'twinOwnerId' | 'agentType' | 'summary' | 'summaryPosition' | 'isNamedByOwner' | 'modelId' | 'modelName' | 'threadType' | 'metadata'
    > {
  readonly position: number
  readonly timezone: string | null
  readonly about: string | null
  readonly history?: ThreadHistory | null
}

export interface RunExecutor extends RunStopper {
  start(run: OwnedRun): void
}

export const now = sql<Date>`now()`
export const leaseEnd = sql<Date>`now() + interval '4 seconds'`

export const selectSenderAbout = (agentType: Expression<AgentType>) =>
  sql<string | null>`CASE WHEN ${agentType} = ANY(${agentsThatKnowSender}::agent_type[]) THEN ${sql.ref('users.about')} END`.as('about')
const agentsThatKnowSender = agentsThat(({ knowsSender }) => knowsSender)
