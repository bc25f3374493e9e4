import type { Database } from '../../platform/database/database.ts'
import { InputError, UnauthorizedError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { refusePrograms } from '../programs.ts'

const recentMs = 10 * 60_000

/** Accounts without a password, created with single sign-on, need a recent sign-in instead. */
export async function requirePasswordOrRecentSignIn(db: Database, viewer: Viewer, password: string | null | undefined): Promise<void> {
  refusePrograms(viewer)
  if (password) return
  if (await hasPassword(db, viewer)) throw new InputError('password_required', { field: 'password' })
  await requireRecentSignIn(db, viewer)
}

export async function hasPassword(db: Database, { userId }: Pick<Viewer, 'userId'>): Promise<boolean> {
  return (await db.account.count({ where: { userId, password: { not: null } } })) > 0
}

/** Protects actions that would let the thief of a session take over the account. */
export async function requireRecentSignIn(db: Database, viewer: Viewer): Promise<void> {
  refusePrograms(viewer)
  const session = await db.session.findUnique({ where: { id: viewer.sessionId }, select: { createdAt: true, confirmedAt: true } })
  if (!session) throw new UnauthorizedError()
  const provedAt = session.confirmedAt ?? session.createdAt
  if (Date.now() - provedAt.getTime() > recentMs) throw new InputError('confirmation_required')
}
