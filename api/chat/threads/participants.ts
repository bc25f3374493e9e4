import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../../platform/database/sql/typedSql.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import type { Participant } from '../../platform/viewer.ts'

/** Whose a thread must be, for the `where` of everything that is read or changed in it. Null has none. */
export function ownedBy(participant: Participant | null): { userId: string } | { guestId: string } {
  if (participant === null) return { userId: nilUuid }
  return 'userId' in participant ? { userId: participant.userId } : { guestId: participant.guestId }
}

/** The same in a statement that is written once for users and guests. */
export interface OwnerIds {
  readonly userId: string | null
  readonly guestId: string | null
}

/** On the table `threads`; one of the two is null. */
export function isThreadOf(userId: RawBuilder<string | null>, guestId: RawBuilder<string | null>): Expression<SqlBool> {
  const { or } = expressionBuilder<Tables, 'threads'>()
  return or([sql<SqlBool>`${sql.ref('threads.userId')} = ${userId}::uuid`, sql<SqlBool>`${sql.ref('threads.guestId')} = ${guestId}::uuid`])
}

export function idOf(participant: Participant): string {
  return 'userId' in participant ? participant.userId : participant.guestId
}
