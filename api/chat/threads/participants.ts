import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { nobody } from '../../platform/text/ids.ts'
import type { Participant } from '../../platform/viewer.ts'

/** Whose a thread must be, for the `where` of everything that is read or changed in it. Null has none. */
export function ownedBy(participant: Participant | null): { userId: string } | { guestId: string } {
  if (participant === null) return { userId: nobody }
  return 'userId' in participant ? { userId: participant.userId } : { guestId: participant.guestId }
}

/** The same for statements that are written as templates, on the table `threads`. */
export function isThreadOf(participant: Participant): Prisma.Sql {
  return 'userId' in participant
    ? Prisma.sql`threads.user_id = ${participant.userId}::uuid`
    : Prisma.sql`threads.guest_id = ${participant.guestId}::uuid`
}

export function idOf(participant: Participant): string {
  return 'userId' in participant ? participant.userId : participant.guestId
}
