import type { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { queryFirstRow, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { type KeysetPage, selectPage } from '../../platform/database/keysetPages.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { PositionRange } from '../../chat/steps/stepPages.ts'

export interface TwinVisit {
  id: string
  isGuest: boolean
  isTakenOver: boolean
  isBlocked: boolean
  username: string | null
  stepCount: number
  firstMessagePreview: string | null
  lastMessagePreview: string | null
  createdAt: Date
  updatedAt: Date
}

const visitStep = { sources: { orderBy: { number: 'asc' } }, twinQuestion: { select: { id: true } } } satisfies Prisma.StepInclude

export type TwinVisitStep = Prisma.StepGetPayload<{ include: typeof visitStep }>

export function getAuthor({ stepType, isByOwner }: Pick<TwinVisitStep, 'stepType' | 'isByOwner'>): 'visitor' | 'twin' | 'owner' {
  if (stepType === 'user_message') return 'visitor'
  return isByOwner ? 'owner' : 'twin'
}

export class TwinVisitsService {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async list({ userId }: Viewer, page: KeysetPage): Promise<TwinVisit[]> {
    return queryRows(this.#db, selectPage(selectVisits(userId), 'threads', 'updatedAt', page))
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<TwinVisit | null> {
    if (!viewer || !isUuid(id)) return null
    return queryFirstRow(this.#db, selectVisits(viewer.userId).where('id', '=', id))
  }

  /** Callers must check ownership first. */
  async steps({ id }: TwinVisit, { from, to }: PositionRange): Promise<TwinVisitStep[]> {
    if (from >= to) return []
    return this.#db.step.findMany({
      where: { threadId: id, position: { gte: from, lt: to } },
      orderBy: { position: 'asc' },
      include: visitStep,
    })
  }
}

/** Excludes owners' own conversations, even from before they signed in. */
function selectVisits(ownerId: string) {
  return kysely
    .selectFrom('threads')
    .select(['id', 'stepCount', 'firstMessagePreview', 'lastMessagePreview', 'createdAt', 'updatedAt'])
    .select((eb) => [
      eb('guestId', 'is not', null).$castTo<boolean>().as('isGuest'),
      eb('takenOverAt', 'is not', null).$castTo<boolean>().as('isTakenOver'),
      eb
        .exists(
          eb
            .selectFrom('twinBlocks')
            .select('twinBlocks.id')
            .whereRef('twinBlocks.ownerId', '=', 'threads.twinOwnerId')
            .where((block) =>
              block.or([
                block('twinBlocks.userId', '=', block.ref('threads.userId')),
                block('twinBlocks.guestId', '=', block.ref('threads.guestId')),
              ]),
            ),
        )
        .$castTo<boolean>()
        .as('isBlocked'),
      eb
        .selectFrom('users')
        .innerJoin('profiles', 'profiles.userId', 'users.id')
        .select('username')
        .whereRef('users.id', '=', 'threads.userId')
        .where('profiles.audience', 'in', ['link', 'listed'])
        .as('username'),
    ])
    .where('twinOwnerId', '=', ownerId)
    .where('threadType', '=', 'public_twin_chat')
    .where((eb) => eb('userId', 'is distinct from', eb.ref('twinOwnerId')))
    .where('stepCount', '>', 0)
}
