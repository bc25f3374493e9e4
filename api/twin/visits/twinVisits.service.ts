import type { Passage } from '../agent/twinKnowledge.ts'
import { getWithdrawalNote, type SourceReader } from '../../chat/visibility/withdrawnSources.ts'
import type { Prisma, StepSource } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { queryFirstRow, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { type KeysetPage, selectPage } from '../../platform/database/keysetPages.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { isActiveRun } from '../../chat/threads/activeRuns.ts'
import type { PositionRange } from '../../chat/steps/stepPages.ts'

export interface TwinVisit {
  id: string
  isGuest: boolean
  isAnswering: boolean
  isTakenOver: boolean
  isBlocked: boolean
  isTalk: boolean
  username: string | null
  stepCount: number
  firstMessagePreview: string | null
  lastMessagePreview: string | null
  createdAt: Date
  updatedAt: Date
}

const visitStep = {
  sources: { where: { isUsed: true }, orderBy: { number: 'asc' } },
  twinQuestion: { select: { id: true } },
} satisfies Prisma.StepInclude

export type TwinVisitStep = Prisma.StepGetPayload<{ include: typeof visitStep }>

export function getAuthor({ stepType, isByOwner }: Pick<TwinVisitStep, 'stepType' | 'isByOwner'>): 'visitor' | 'twin' | 'owner' {
  if (stepType === 'user_message') return 'visitor'
  return isByOwner ? 'owner' : 'twin'
}

export class TwinVisitsService {
  readonly #db: Database
  readonly #twins: Pick<SourceReader, 'findWithdrawnAnswers'>

  constructor(db: Database, twins: Pick<SourceReader, 'findWithdrawnAnswers'>) {
    this.#db = db
    this.#twins = twins
  }

  async list({ userId }: Viewer, page: KeysetPage): Promise<TwinVisit[]> {
    return queryRows(this.#db, selectPage(selectVisits(userId), 'threads', 'updatedAt', page))
  }

  async find(viewer: Viewer | null, { id }: { id: string }): Promise<TwinVisit | null> {
    if (!viewer || !isUuid(id)) return null
    return queryFirstRow(this.#db, selectVisits(viewer.userId).where('id', '=', id))
  }

  /** Callers must check ownership first. */
  async listSteps({ userId }: Viewer, { id, isTalk }: TwinVisit, { from, to }: PositionRange): Promise<TwinVisitStep[]> {
    if (from >= to) return []
    const steps = await this.#db.step.findMany({
      where: { threadId: id, position: { gte: from, lt: to } },
      orderBy: { position: 'asc' },
      include: visitStep,
    })
    return isTalk ? this.#hideWithdrawn(userId, steps) : steps
  }

  /** The other twin’s owner may have withdrawn content. */
  async #hideWithdrawn(ownerId: string, steps: readonly TwinVisitStep[]): Promise<TwinVisitStep[]> {
    const answers = steps.map(({ id: stepId, sources }) => {
      const passages = sources.filter(isPassage).map(({ excerpt: text, ...source }) => ({ ...source, text }))
      return { stepId, ownerId, sources: passages }
    })
    const withdrawn = await this.#twins.findWithdrawnAnswers({ userId: ownerId }, answers)
    return steps.map((step) => (withdrawn.has(step.id) ? { ...step, output: getWithdrawalNote(step.output), sources: [] } : step))
  }
}

function isPassage<Source extends Pick<StepSource, 'kind'>>(source: Source): source is Source & { kind: Passage['kind'] } {
  return source.kind === 'item' || source.kind === 'profile'
}

/** Excludes owners' own conversations, even from before they signed in. */
function selectVisits(ownerId: string) {
  return kysely
    .selectFrom('threads')
    .select(['id', 'stepCount', 'firstMessagePreview', 'createdAt', 'updatedAt'])
    .select((eb) => [
      eb('threadType', '=', 'twin_to_twin').$castTo<boolean>().as('isTalk'),
      // Omits content that the member may have withdrawn.
      eb
        .case()
        .when('threadType', '=', 'twin_to_twin')
        .then(eb.ref('firstMessagePreview'))
        .else(eb.ref('lastMessagePreview'))
        .end()
        .as('lastMessagePreview'),
      eb('guestId', 'is not', null).$castTo<boolean>().as('isGuest'),
      eb
        .exists(eb.selectFrom('runs').select('runs.id').whereRef('runs.threadId', '=', 'threads.id').where(isActiveRun))
        .$castTo<boolean>()
        .as('isAnswering'),
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
    .where('threadType', 'in', ['public_twin_chat', 'twin_to_twin'])
    .where((eb) => eb('userId', 'is distinct from', eb.ref('twinOwnerId')))
    .where('stepCount', '>', 0)
}
