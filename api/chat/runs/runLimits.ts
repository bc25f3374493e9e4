import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { queryFirstRow, kysely } from '../../platform/database/sql/typedSql.ts'
import { AppError } from '../../platform/errors.ts'
import type { Participant } from '../../platform/viewer.ts'
import { getParticipantId } from '../threads/participants.ts'

export class TooManyRunsError<Code extends TooManyRunsCode = TooManyRunsCode> extends AppError<Code> {}

type TooManyRunsCode = 'too_many_runs' | 'too_many_messages_at_once' | 'twin_busy'

export interface RunLimits {
  readonly sender: string
  readonly senderLimit: number
  readonly twinOwner: string | null
  readonly twinLimit: number
}

export function getRunLimits({ runsAtOnce }: Pick<Config, 'runsAtOnce'>, participant: Participant, twinOwnerId: string | null): RunLimits {
  const sender = getParticipantId(participant)
  return {
    sender,
    senderLimit: 'userId' in participant ? runsAtOnce.person : runsAtOnce.guest,
    twinOwner: twinOwnerId === sender ? null : twinOwnerId,
    twinLimit: runsAtOnce.twin,
  }
}

/** SQL null if a place is free; it stays reserved until the end of the transaction. */
export function findExceededRunLimit({ sender, senderLimit, twinOwner, twinLimit }: { [Field in keyof RunLimits]: unknown }) {
  return sql<'sender' | 'twin' | null>`missing_run_place(${sender}::uuid, ${senderLimit}::int, ${twinOwner}::uuid, ${twinLimit}::int)`
}

export async function getRunRefusal(db: Database | Transaction, limits: RunLimits): Promise<TooManyRunsError | null> {
  const row = await queryFirstRow(db, kysely.selectNoFrom(findExceededRunLimit(limits).as('missing')))
  if (row?.missing === 'twin') return createRunLimitError(limits)
  if (row?.missing !== 'sender') return null
  return new TooManyRunsError('too_many_runs', { params: { count: limits.senderLimit } })
}

export function createRunLimitError({ twinOwner }: RunLimits): TooManyRunsError {
  return twinOwner === null ? new TooManyRunsError('too_many_messages_at_once') : new TooManyRunsError('twin_busy')
}
