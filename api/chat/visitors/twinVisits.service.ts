import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { type PageOfPlaces, pageOfPlaces } from '../../platform/limits/places.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { PositionRange } from '../steps/stepPages.ts'

/** What somebody said to a twin, as the owner of the twin sees it. */
export interface TwinVisit {
  id: string
  isGuest: boolean
  /** Null for guests, and for people whose profile is private. */
  username: string | null
  stepCount: number
  firstMessagePreview: string | null
  lastMessagePreview: string | null
  createdAt: Date
  updatedAt: Date
}

const visitStep = { sources: { orderBy: { number: 'asc' } }, twinQuestion: { select: { id: true } } } satisfies Prisma.StepInclude

export type TwinVisitStep = Prisma.StepGetPayload<{ include: typeof visitStep }>

export type TwinVisitsService = ReturnType<typeof createTwinVisitsService>

/** The conversations that others had with one's twin. Owners read them; nothing here writes. */
export function createTwinVisitsService(db: Database) {
  /** Newest activity first. */
  async function list({ userId }: Viewer, page: PageOfPlaces): Promise<TwinVisit[]> {
    return db.$queryRaw<TwinVisit[]>`SELECT ${columns} FROM threads WHERE ${isVisitOf(userId)} ${pageOfPlaces(page)}`
  }

  async function find(viewer: Viewer | null, { id }: { id: string }): Promise<TwinVisit | null> {
    if (!viewer || !isUuid(id)) return null
    const [visit] = await db.$queryRaw<TwinVisit[]>`
      SELECT ${columns} FROM threads WHERE id = ${id}::uuid AND ${isVisitOf(viewer.userId)}`
    return visit ?? null
  }

  /** For a caller who knows that the conversation is one with the viewer's twin. */
  async function steps({ id }: TwinVisit, { from, to }: PositionRange): Promise<TwinVisitStep[]> {
    if (from >= to) return []
    return db.step.findMany({
      where: { threadId: id, position: { gte: from, lt: to } },
      orderBy: { position: 'asc' },
      include: visitStep,
    })
  }

  return { list, find, steps }
}

/** What owners say to their own twin is not a visit, nor is what they said as a guest before they signed in. */
const isVisitOf = (ownerId: string) => Prisma.sql`twin_owner_id = ${ownerId}::uuid AND thread_type = 'public_twin_chat'
  AND user_id IS DISTINCT FROM twin_owner_id AND step_count > 0`

const columns = Prisma.sql`id, guest_id IS NOT NULL AS "isGuest", step_count AS "stepCount",
  first_message_preview AS "firstMessagePreview", last_message_preview AS "lastMessagePreview",
  created_at AS "createdAt", updated_at AS "updatedAt",
  (SELECT username FROM users JOIN profiles ON profiles.user_id = users.id
    WHERE users.id = threads.user_id AND profiles.is_public) AS username`
