import type { Database } from '../../platform/database/database.ts'
import { InputError, UnauthorizedError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { refusePrograms } from '../programs.ts'

const recentMs = 10 * 60_000

/** For actions that would let a thief of an open session take over the account. */
export async function requireRecentSignIn(db: Database, viewer: Viewer): Promise<void> {
  refusePrograms(viewer)
  const session = await db.session.findUnique({ where: { id: viewer.sessionId }, select: { createdAt: true, confirmedAt: true } })
  if (!session) throw new UnauthorizedError()
  const provedAt = session.confirmedAt ?? session.createdAt
  if (Date.now() - provedAt.getTime() > recentMs) throw new InputError('confirmation_required')
}
