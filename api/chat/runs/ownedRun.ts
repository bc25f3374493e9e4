import { type Expression, type RawBuilder, sql } from 'kysely'
import { agentsThat } from '../../agents/registry.ts'
import type { AgentType, RunStatus } from '../../platform/__generated__/prisma/client.ts'
import { valueAs } from '../../platform/database/sql/typedSql.ts'
import type { Said } from '../steps/said.ts'
import type { RunStopper } from '../threads/activeRuns.ts'

/** A run that this process owns while its attempt is the newest. */
export interface OwnedRun {
  readonly id: string
  readonly attempt: number
  readonly threadId: string
  /** Null for guests. */
  readonly userId: string | null
  /** Owner of the twin that answers; null if no twin does. */
  readonly twinOwnerId: string | null
  readonly userStepId: string
  readonly assistantStepId: string
  readonly agentType: AgentType
  /** Position of the answer in the thread. */
  readonly position: number
  readonly summary: string | null
  /** `summary` replaces the steps before this position. */
  readonly summaryPosition: number
  readonly timezone: string | null
  /** The sender's self-description from their settings; null if not shared with the agent. */
  readonly about: string | null
  readonly isNamedByOwner: boolean
  /** The history before the question, if loaded together with it. */
  readonly saidBefore?: Said | null
}

export interface RunExecutor extends RunStopper {
  /** @param question the user's text, if available and without attachments */
  start(run: OwnedRun, question: string | null): void
}

export const now = sql<Date>`now()`
/** Owners without a heartbeat for this long are considered dead. */
export const leaseEnd = sql<Date>`now() + interval '4 seconds'`

/** Selects `about` for a run; requires the sender's `users` row. */
export const aboutSender = (agentType: Expression<AgentType>) =>
  sql<string | null>`CASE WHEN ${agentType} = ANY(${toldAboutSender}::agent_type[]) THEN ${sql.ref('users.about')} END`.as('about')
const toldAboutSender = agentsThat(({ isToldAboutSender }) => isToldAboutSender)

/** Columns of a new run owned by this process. */
export const ownedFromTheStart = (processId: RawBuilder<string>) =>
  [
    sql<RunStatus>`'running'`.as('status'),
    sql.lit(1).as('attempt'),
    valueAs(processId, 'uuid').as('processId'),
    leaseEnd.as('leaseExpiresAt'),
    now.as('startedAt'),
  ] as const
