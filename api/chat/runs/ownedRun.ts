import { type Expression, type RawBuilder, sql } from 'kysely'
import { agentsThat } from '../../agents/registry.ts'
import type { AgentType, RunStatus } from '../../platform/__generated__/prisma/client.ts'
import { valueAs } from '../../platform/database/sql/typedSql.ts'
import type { Said } from '../steps/said.ts'
import type { RunStopper } from '../threads/activeRuns.ts'

/** A run that this process owns as long as its attempt is the newest. */
export interface OwnedRun {
  readonly id: string
  readonly attempt: number
  readonly threadId: string
  /** Null for a guest. */
  readonly userId: string | null
  /** Whose twin answers; null where none does. */
  readonly twinOwnerId: string | null
  readonly userStepId: string
  readonly assistantStepId: string
  readonly agentType: AgentType
  /** The answer's place in the thread. */
  readonly position: number
  readonly summary: string | null
  /** Steps before this position are said by `summary`. */
  readonly summaryPosition: number
  readonly timezone: string | null
  /** What the sender says of themselves in their settings; null where the agent is not told it. */
  readonly about: string | null
  readonly isNamedByOwner: boolean
  /** What was said before the question, where it was read together with it. */
  readonly saidBefore?: Said | null
}

/** Executes runs that this process owns. */
export interface RunExecutor extends RunStopper {
  /** @param question the user's text, if the caller has it and nothing is attached to it */
  start(run: OwnedRun, question: string | null): void
}

export const now = sql<Date>`now()`
/** An owner that is silent for this long is taken for dead. */
export const leaseEnd = sql<Date>`now() + interval '4 seconds'`

/** `about` of a run, beside the users of its sender. */
export const aboutSender = (agentType: Expression<AgentType>) =>
  sql<string | null>`CASE WHEN ${agentType} = ANY(${toldAboutSender}::agent_type[]) THEN ${sql.ref('users.about')} END`.as('about')
const toldAboutSender = agentsThat(({ isToldAboutSender }) => isToldAboutSender)

/** What an insert of a run selects so that it is owned by this process from the start. */
export const ownedFromTheStart = (processId: RawBuilder<string>) =>
  [
    sql<RunStatus>`'running'`.as('status'),
    sql.lit(1).as('attempt'),
    valueAs(processId, 'uuid').as('processId'),
    leaseEnd.as('leaseExpiresAt'),
    now.as('startedAt'),
  ] as const
