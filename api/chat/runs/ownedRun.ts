import { type Expression, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { AnswerSettings } from '../../agents/answerSettings.ts'
import { filterAgents } from '../../agents/registry.ts'
import type { Run, Thread } from '../../platform/__generated__/prisma/client.ts'
import { kysely } from '../../platform/database/sql/typedSql.ts'
import type { ThreadHistory } from '../steps/threadHistory.ts'
import type { Reasoning, ToolCallState } from '../steps/toolCallState.ts'
import type { RunStopper } from '../threads/activeRuns.ts'

export interface OwnedRun
  extends
    Pick<Run, 'id' | 'attempt' | 'threadId' | 'userId' | 'userStepId' | 'assistantStepId'>,
    Pick<
      Thread,
      | 'twinOwnerId'
      | 'agentType'
      | 'summary'
      | 'summaryPosition'
      | 'isNamedByOwner'
      | 'modelId'
      | 'modelName'
      | 'threadType'
      | 'metadata'
      | 'isTemporary'
    > {
  readonly position: number
  readonly timezone: string | null
  readonly answers: AnswerSettings | null
  readonly history?: ThreadHistory | null
  /** When the message was sent. */
  readonly hasRestrictedMemories?: boolean
  readonly kept?: KeptAnswer | null
}

/** The part written before the answer was continued; each attempt starts with it. */
export interface KeptAnswer extends Reasoning {
  readonly text: string
  readonly toolCalls: ToolCallState[]
  readonly sources: number[]
}

export interface RunExecutor extends RunStopper {
  start(run: OwnedRun): void
  /** Makes workers look for runs without an owner. */
  wake(): Promise<void>
}

export const now = sql<Date>`now()`
export const leaseEnd = sql<Date>`now() + interval '4 seconds'`

export const selectAnswerSettings = (thread: 'thread' | 'threads') =>
  sql<AnswerSettings | null>`CASE WHEN ${sql.ref(`${thread}.agentType`)} = ANY(${agentsThatKnowSender}::agent_type[]) AND ${sql.ref('users.id')} IS NOT NULL THEN
    json_build_object('about', ${sql.ref('users.about')}, 'tone', ${sql.ref('users.answerTone')}, 'length', ${sql.ref('users.answerLength')},
      'language', ${sql.ref('users.answerLanguage')}, 'project', ${selectProject(sql.ref(`${thread}.projectId`))}) END`.as('answers')
const selectProject = (id: Expression<string | null>) =>
  sql`(${kysely
    .selectFrom('projects')
    .select(({ ref }) => jsonBuildObject({ id: ref('id'), name: ref('name'), instructions: ref('instructions') }).as('project'))
    .where('id', '=', id)
    .whereRef('projects.userId', '=', sql.ref('users.id'))})`
const agentsThatKnowSender = filterAgents(({ knowsSender }) => knowsSender)
