import type { Prisma, User } from '../../platform/__generated__/prisma/client.ts'
import type { Config } from '../../config.ts'
import { ForbiddenError } from '../../platform/errors.ts'
import type { OperationName } from '../../platform/errorTexts.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/viewer.ts'

const allowedOperations: ReadonlySet<OperationName | undefined> = new Set<OperationName>([
  'announcement',
  'confirmIdentity',
  'confirmTwoFactor',
  'currentUser',
  'login',
  'logout',
  'passkeys',
  'setUpTwoFactor',
])

/** Without a required second factor, a user can only set it up, sign out and read their account. */
export function requireSecondFactor(viewer: Viewer | null, operation: OperationName | undefined): void {
  if (viewer?.lacksSecondFactor && !allowedOperations.has(operation)) throw new ForbiddenError('two_factor_setup_required')
}

export function isTwoFactorRequired({ requiresTwoFactorOf }: Config, { isOperator }: Pick<User, 'isOperator'>): boolean {
  return requiresTwoFactorOf === 'everyone' || (requiresTwoFactorOf === 'operators' && isOperator)
}

/** Sessions need a second factor themselves; for access tokens, one of the account is enough. */
export async function lacksSecondFactor({ config, db }: Pick<Platform, 'config' | 'db'>, viewer: Viewer): Promise<boolean> {
  if (!config.requiresTwoFactorOf) return false
  const { userId: id, sessionId, isProgram } = viewer
  const strongSignIns: Prisma.UserWhereInput[] = isProgram
    ? [{ passkeys: { some: {} } }, { accounts: { some: { providerId: { not: 'credential' } } } }]
    : [{ sessions: { some: { id: sessionId, isStrong: true } } }]
  const user = await db.user.findFirst({
    where: { id, NOT: { OR: [{ twoFactorEnabled: true }, ...strongSignIns] } },
    select: { isOperator: true },
  })
  return user !== null && isTwoFactorRequired(config, user)
}
