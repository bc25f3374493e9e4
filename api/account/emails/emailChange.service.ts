import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { NewNotification, NotificationsService } from '../../notifications/notifications.service.ts'
import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { transaction } from '../../platform/database/database.ts'
import { ConflictError, InputError } from '../../platform/errors.ts'
import type { Message } from '../../platform/mail/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import { requireRecentSignIn } from '../confirmation/recentSignIn.ts'
import type { Attempts } from '../passwords/attempts.ts'
import { refusePrograms } from '../programs.ts'
import type { SessionService } from '../sessions/sessions.service.ts'
import { getLanguage } from '../settings/languages.ts'
import { emailChange, emailProof } from '../validation.ts'
import { writeAddressConfirmation, writeAddressNotice } from './accountMails.ts'

interface Uses {
  notifications: NotificationsService
  sessions: SessionService
  attempts: Attempts
  /** Throws if the operator does not allow the domain. */
  checkDomain(email: string, field: 'email' | 'token'): Promise<void>
}

const lifeMs = 24 * 3_600_000
const prefix = 'change-email:'

export class EmailChangeService {
  readonly #platform: Platform
  readonly #uses: Uses

  constructor(platform: Platform, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  /** The answer does not reveal whether another account has the address. */
  async request(viewer: Viewer, client: ClientInfo, input: z.input<typeof emailChange>): Promise<{ message: string }> {
    refusePrograms(viewer)
    const { email } = parseInput(emailChange, input)
    const { db } = this.#platform
    await requireRecentSignIn(db, viewer)
    await this.#uses.checkDomain(email, 'email')
    const { userId } = viewer
    const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, username: true, language: true } })
    if (user.email === email) throw new InputError('email_unchanged', { field: 'email' })
    await this.#uses.attempts.countByAccount('verify-account', userId)
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(Date.now() + lifeMs)
    const isTaken = (await db.user.count({ where: { email } })) > 0
    await transaction(db, async (tx) => {
      await tx.verification.deleteMany({ where: findPending(userId) })
      const value = [userId, user.email, email].join(' ')
      await tx.verification.create({ data: { identifier: toIdentifier(token), value, expiresAt } })
    })
    const { username } = user
    const mailed = { username, language: getLanguage(user.language, client.headers), publicUrl: this.#platform.config.publicUrl, expiresAt }
    if (!isTaken) this.#send(writeAddressConfirmation({ ...mailed, to: email, token }))
    this.#send(writeAddressNotice({ ...mailed, to: user.email, newEmail: email }))
    return { message: 'If the address is available, a link is on its way. It works for 24 hours.' }
  }

  /** Needs a session of the account: a mistyped address may belong to someone else. */
  async confirm(viewer: Viewer, client: ClientInfo, input: z.input<typeof emailProof>): Promise<void> {
    refusePrograms(viewer)
    const { token } = parseInput(emailProof, input)
    await this.#uses.attempts.countByAddress('verify-address', client.ip)
    const { userId } = viewer
    const { db } = this.#platform
    const where = { identifier: toIdentifier(token), value: { startsWith: `${userId} ` }, expiresAt: { gt: new Date() } }
    const [, from = '', to = ''] = (await db.verification.findFirst({ where }))?.value.split(' ') ?? []
    if (!to) throw createExpiredLinkError()
    // The operator may have changed the allowed domains since the request.
    await this.#uses.checkDomain(to, 'token')
    await transaction(db, async (tx) => {
      if ((await tx.verification.deleteMany({ where })).count === 0) throw createExpiredLinkError()
      const data = { email: to, emailVerified: true, emailFailedAt: null }
      const { count } = await tx.user.updateMany({ where: { id: userId, email: from }, data })
      if (count === 0) throw createExpiredLinkError()
      // Links mailed to the former address must not open the account.
      await tx.verification.deleteMany({ where: { OR: [{ value: userId }, { value: { startsWith: `${userId} ` } }] } })
    }).catch((error: unknown) => {
      const isDuplicate = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
      throw isDuplicate ? new ConflictError('email_taken') : error
    })
    await this.#uses.sessions.endOthers(viewer)
    await this.#uses.notifications.publish(userId, changed)
  }

  /** Not awaited: the duration would reveal whether the address is taken. */
  #send(message: Message): void {
    const { log, mail } = this.#platform
    mail.send(message).catch((err: unknown) => log.error({ err }, 'an email about a changed address could not be sent'))
  }
}

export function findPending(userId: string): Prisma.VerificationWhereInput {
  return { identifier: { startsWith: prefix }, value: { startsWith: `${userId} ` } }
}

/** Only a hash is stored, so a leaked database reveals no valid links. */
function toIdentifier(token: string): string {
  return `${prefix}${createHash('sha256').update(token).digest('hex')}`
}

function createExpiredLinkError(): InputError {
  return new InputError('link_expired', { field: 'token' })
}

const changed = {
  channel: 'account',
  type: 'warning',
  priority: 'high',
  title: 'Your email address was changed',
  summary: 'You were signed out everywhere else.',
  message: 'If this wasn’t you, change your password now.',
  actionUrl: '/settings#account',
} as const satisfies NewNotification
