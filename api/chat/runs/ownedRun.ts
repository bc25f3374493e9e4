import { type Expression, sql } from 'kysely'
import type { AnswerSettings } from '../../agents/answerSettings.ts'
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
  readonly answers: AnswerSettings | null
  readonly history?: ThreadHistory | null
}

export interface RunExecutor extends RunStopper {
  start(run: OwnedRun): void
}

export const now = sql<Date>`now()`
export const leaseEnd = sql<Date>`now() + interval '4 seconds'`

export const selectAnswerSettings = (agentType: Expression<AgentType>) =>
  sql<AnswerSettings | null>`CASE WHEN ${agentType} = ANY(${agentsThatKnowSender}::agent_type[]) AND ${sql.ref('users.id')} IS NOT NULL THEN
    json_build_object('about', ${sql.ref('users.about')}, 'tone', ${sql.ref('users.answerTone')}, 'length', ${sql.ref('users.answerLength')},
      'language', ${sql.ref('users.answerLanguage')}) END`.as('answers')
const agentsThatKnowSender = agentsThat(({ knowsSender }) => knowsSender)
