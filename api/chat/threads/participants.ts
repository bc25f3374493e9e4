import type { Prisma, Thread } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tables } from '../../platform/database/sql/typedSql.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import type { Participant } from '../../platform/viewer.ts'

/** Ownership condition. Null matches nothing. */
export function ownedBy(participant: Participant | null): { userId: string } | { guestId: string } {
  if (participant === null) return { userId: nilUuid }
  return 'userId' in participant ? { userId: participant.userId } : { guestId: participant.guestId }
}

/** Owner in prepared statements; one of the two IDs is null. */
export interface OwnerIds {
  readonly userId: string | null
  readonly guestId: string | null
}

export function isOwnThread(userId: RawBuilder<string | null>, guestId: RawBuilder<string | null>): Expression<SqlBool> {
  const { or } = expressionBuilder<Tables, 'threads'>()
  return or([sql<SqlBool>`${sql.ref('threads.userId')} = ${userId}::uuid`, sql<SqlBool>`${sql.ref('threads.guestId')} = ${guestId}::uuid`])
}

export function getParticipantId(participant: Participant): string {
  return 'userId' in participant ? participant.userId : participant.guestId
}

export async function getOwnThread(
  db: Database,
  participant: Participant,
  id: string,
  query: Prisma.ThreadDefaultArgs = {},
): Promise<Thread> {
  const thread = await db.thread.findFirst({ ...query, where: { id, ...ownedBy(participant) } })
  if (!thread) throw new NotFoundError('no_such_conversation')
  return thread
}
