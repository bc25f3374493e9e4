import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { AccessToken } from '../../platform/__generated__/prisma/client.ts'
import { type Database, transaction } from '../../platform/database/database.ts'
import { queryFirstRow, kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { InputError, NotFoundError, UnauthorizedError } from '../../platform/errors.ts'
import { getToday } from '../../plans/plans.service.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { requireRecentSignIn } from '../confirmation/recentSignIn.ts'
import type { Attempts } from '../passwords/attempts.ts'
import type { EmailsService } from '../emails/emails.service.ts'
import { refusePrograms } from '../programs.ts'
import type { SessionService } from '../sessions/sessions.service.ts'
import { newAccessToken } from './validation.ts'

export interface CreatedAccessToken {
  accessToken: AccessToken
  secret: string
}

export type TokenLimits = NonNullable<Viewer['limits']>
/** Null means unlimited. */
export type GetAccountLimits = (viewer: Viewer) => Promise<TokenLimits>

const maxTokens = 50
const DAY = 86_400_000
/** The accuracy of `lastUsedAt`. */
const usageMs = 5 * 60_000

const secretPattern = /^bearer (twn_[\w-]+)$/i
/** Long enough to identify a token, too short to reveal its secret. */
const prefixLength = 'twn_'.length + 6

export class AccessTokensService {
  readonly #db: Database
  readonly #notifications: NotificationsService
  readonly #sessions: SessionService
  readonly #emails: EmailsService
  readonly #attempts: Attempts
  readonly #getLimits: GetAccountLimits

  constructor(
    db: Database,
    uses: {
      notifications: NotificationsService
      sessions: SessionService
      emails: EmailsService
      attempts: Attempts
      getLimits: GetAccountLimits
    },
  ) {
    this.#db = db
    this.#notifications = uses.notifications
    this.#sessions = uses.sessions
    this.#emails = uses.emails
    this.#attempts = uses.attempts
    this.#getLimits = uses.getLimits
  }

  async list(viewer: Viewer): Promise<AccessToken[]> {
    refusePrograms(viewer)
    return this.#db.accessToken.findMany({ where: { userId: viewer.userId }, orderBy: { id: 'desc' } })
  }

  async create(viewer: Viewer, input: z.input<typeof newAccessToken>): Promise<CreatedAccessToken> {
    refusePrograms(viewer)
    const { userId, sessionId } = viewer
    const { name, scopes, requestsPerMinute, messagesPerDay, expiresInDays } = parseInput(newAccessToken, input)
    const limits = { requestsPerMinute: requestsPerMinute ?? null, messagesPerDay: messagesPerDay ?? null }
    await this.#checkLimits(viewer, limits)
    await requireRecentSignIn(this.#db, viewer)
    await this.#attempts.countByAccount('token-account', userId)
    const secret = `twn_${randomBytes(32).toString('base64url')}`
    const accessToken = await transaction(this.#db, async (tx) => {
      // Serialize per user to enforce the limit, and with password resets.
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())
      // Also blocks ending the session until the new token exists.
      const session = await queryFirstRow(tx, kysely.selectFrom('sessions').select('id').where('id', '=', sessionId).forShare())
      if (!session) throw new UnauthorizedError()
      await this.#emails.refuseUnverified(tx, userId)
      if ((await tx.accessToken.count({ where: { userId } })) >= maxTokens) {
        throw new InputError('too_many_access_tokens', { params: { limit: maxTokens } })
      }
      return tx.accessToken.create({
        data: {
          userId,
          name,
          scopes,
          ...limits,
          prefix: secret.slice(0, prefixLength),
          secretHash: hashSecret(secret),
          expiresAt: expiresInDays ? new Date(Date.now() + expiresInDays * DAY) : null,
        },
      })
    })
    await this.#notifications.publish(userId, {
      channel: 'account',
      type: 'warning',
      title: 'An access token was created',
      summary: name,
      message: 'Anyone with this token can act for you. If this wasn’t you, revoke it and change your password.',
      actionUrl: '/settings',
    })
    return { accessToken, secret }
  }

  async revoke(viewer: Viewer, { id }: { id: string }): Promise<void> {
    refusePrograms(viewer)
    const { count } = await this.#db.accessToken.deleteMany({ where: { id, userId: viewer.userId } })
    if (count === 0) throw new NotFoundError('no_such_access_token')
    await this.#sessions.announceEnded([id])
  }

  /** Call only after ending the sessions that could create further tokens. */
  async revokeAll(userId: string): Promise<number> {
    const tokens = await this.#db.accessToken.findMany({ where: { userId }, select: { id: true } })
    const ids = tokens.map(({ id }) => id)
    await this.#db.accessToken.deleteMany({ where: { id: { in: ids } } })
    await this.#sessions.announceEnded(ids)
    return ids.length
  }

  async #checkLimits(viewer: Viewer, limits: TokenLimits): Promise<void> {
    const most = await this.#getLimits(viewer)
    for (const field of ['requestsPerMinute', 'messagesPerDay'] as const) {
      const [limit, max] = [limits[field], most[field]]
      if (limit === null || max === null || limit <= max) continue
      throw new InputError('access_token_limit_out_of_range', { params: { min: 1, max }, field })
    }
  }
}

export function countToday({ messageDay, messageCount }: Pick<AccessToken, 'messageDay' | 'messageCount'>): number {
  return messageDay?.getTime() === getToday().getTime() ? messageCount : 0
}

export function getSecret(headers: Headers): string | null {
  return secretPattern.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

export async function findViewerBySecret(db: Database, secret: string): Promise<Viewer | null> {
  const now = new Date()
  const found = await db.accessToken.findUnique({
    where: { secretHash: hashSecret(secret) },
    include: { user: { select: { suspendedAt: true } } },
  })
  if (!found || found.user.suspendedAt || (found.expiresAt && found.expiresAt <= now)) return null
  const { id, userId, scopes, lastUsedAt, expiresAt, requestsPerMinute, messagesPerDay } = found
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= usageMs) {
    await db.accessToken.updateMany({ where: { id }, data: { lastUsedAt: now } })
  }
  return { userId, sessionId: id, isProgram: true, scopes, expiresAt, limits: { requestsPerMinute, messagesPerDay } }
}

/** Unsalted and fast: secrets are 256 random bits and can’t be guessed. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
