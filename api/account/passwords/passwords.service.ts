import type { z } from 'zod'
import type { NewNotification, NotificationsService } from '../../notifications/notifications.service.ts'
import { transaction } from '../../platform/database/database.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import { InputError, UnauthorizedError } from '../../platform/errors.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo, Viewer } from '../../platform/viewer.ts'
import type { AccessTokensService } from '../accessTokens/accessTokens.service.ts'
import { hasPassword, requirePasswordOrRecentSignIn } from '../confirmation/recentSignIn.ts'
import type { Attempts } from './attempts.ts'
import { type Auth, getRefusalStatus } from '../auth.ts'
import { findPending } from '../emails/emailChange.service.ts'
import { writePasswordReset } from '../emails/accountMails.ts'
import type { EmailsService } from '../emails/emails.service.ts'
import type { KnownBrowsers } from '../sessions/knownBrowsers.ts'
import { refusePrograms } from '../programs.ts'
import { findProof } from '../sessions/proof/proof.ts'
import type { SessionService } from '../sessions/sessions.service.ts'
import { getLanguage } from '../settings/languages.ts'
import { removeTwoFactor } from '../twoFactor/removeTwoFactor.ts'
import { passwordChange, passwordReset, passwordResetRequest } from '../validation.ts'

interface Uses {
  notifications: NotificationsService
  sessions: SessionService
  accessTokens: AccessTokensService
  emails: EmailsService
  attempts: Attempts
  browsers: KnownBrowsers
  auth: () => Promise<Auth>
}

export class PasswordsService {
  readonly #platform: Platform
  readonly #uses: Uses

  constructor(platform: Platform, uses: Uses) {
    this.#platform = platform
    this.#uses = uses
  }

  /** The result does not reveal whether the account exists or an email was sent. */
  async requestReset(client: ClientInfo, input: z.input<typeof passwordResetRequest>): Promise<{ message: string }> {
    this.#refuseSsoOnly()
    const body = parseInput(passwordResetRequest, input)
    const { attempts, auth } = this.#uses
    await attempts.countByAddress('forgot-address', client.ip)
    // No error: strangers could use up the limit, and earlier links remain valid as long as it applies.
    if (await attempts.isWithin('forgot-account', body.email)) await (await auth()).api.requestPasswordReset({ body })
    return { message: 'If there is an account with this email, a link to choose a new password is on its way.' }
  }

  async reset(client: ClientInfo, input: z.input<typeof passwordReset>): Promise<{ message: string }> {
    this.#refuseSsoOnly()
    const { token, password } = parseInput(passwordReset, input)
    await this.#uses.attempts.countByAddress('reset-address', client.ip)
    const auth = await this.#uses.auth()
    const { internalAdapter } = await auth.$context
    const proof = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    await auth.api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
      if (!getRefusalStatus(error)) throw error
      throw new InputError('link_expired', { field: 'token' })
    })
    const revoked = proof ? await this.#completeReset(proof.value, client) : 0
    const ended = revoked > 0 ? ', and your access tokens are revoked' : ''
    return { message: `Your password is changed${ended}. Sign in with the new one.` }
  }

  async change(viewer: Viewer, client: ClientInfo, input: z.input<typeof passwordChange>): Promise<{ message: string }> {
    refusePrograms(viewer)
    const { revokeAccessTokens, ...body } = parseInput(passwordChange, input)
    await this.prove(viewer, client, 'currentPassword', (auth, headers) => auth.api.changePassword({ body, headers }))
    await this.#uses.sessions.endOthers(viewer)
    const revoked = revokeAccessTokens ? await this.#uses.accessTokens.revokeAll(viewer.userId) : 0
    const ended = revoked > 0 ? ', and your access tokens are revoked' : ''
    await this.#completeChange(viewer.userId, {
      summary:
        revoked > 0 ? 'You were signed out everywhere else, and your access tokens were revoked.' : 'You were signed out everywhere else.',
    })
    return { message: `Your password is changed. You are signed out everywhere else${ended}.` }
  }

  /** @param password only accounts without one may omit it, after a recent sign-in */
  async check(viewer: Viewer, client: ClientInfo, password: string | null | undefined): Promise<void> {
    await requirePasswordOrRecentSignIn(this.#platform.db, viewer, password)
    if (!password) return
    await this.prove(viewer, client, 'password', (auth, headers) => auth.api.verifyPassword({ body: { password }, headers }))
  }

  /** @param work refuses wrong passwords, whose number is limited */
  async prove<T>(viewer: Viewer, client: ClientInfo, field: string, work: (auth: Auth, headers: Headers) => Promise<T>): Promise<T> {
    refusePrograms(viewer)
    const { userId } = viewer
    await this.#uses.attempts.countByAccount('password-account', userId)
    const result = await work(await this.#uses.auth(), findProof(client.headers) ?? new Headers()).catch(async (error: unknown) => {
      const refusal = getRefusalStatus(error)
      if (refusal === 401) throw new UnauthorizedError()
      if (!refusal) throw error
      throw new InputError((await hasPassword(this.#platform.db, viewer)) ? 'wrong_password' : 'no_password', { field })
    })
    await this.#uses.attempts.clear('password-account', userId)
    return result
  }

  /** Not awaited: the duration would reveal that the account exists. */
  async sendReset(to: string, token: string): Promise<void> {
    const { config, db, log, mail } = this.#platform
    try {
      const user = await db.user.findUniqueOrThrow({ where: { email: to }, select: { language: true } })
      const language = getLanguage(user.language, new Headers())
      const expiresAt = new Date(Date.now() + resetMs)
      await mail.send(writePasswordReset({ to, language, publicUrl: config.publicUrl, expiresAt, token }))
    } catch (err) {
      log.error({ err }, 'a password reset could not be mailed')
    }
  }

  /** Gives an unverified account to the proven owner of its address. A stranger may have created it. */
  async takeOver(email: string): Promise<void> {
    const user = await this.#platform.db.user.findFirst({ where: { email, emailVerified: false }, select: { id: true } })
    if (!user) return
    await this.#platform.db.account.deleteMany({ where: { userId: user.id, providerId: 'credential' } })
    const { revoked } = await this.#endAccess(user.id)
    await this.#uses.notifications.publish(user.id, { ...takenOver, summary: describeEnd(revoked) })
  }

  async #endAccess(userId: string) {
    const { emails, sessions } = this.#uses
    const { sessionIds, tokenIds, ...ended } = await transaction(this.#platform.db, async (tx) => {
      // Blocks new sessions, which could add other access, until the passkeys are deleted.
      await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forUpdate())
      const sessionIds = await queryRows(tx, kysely.deleteFrom('sessions').where('userId', '=', userId).returning('id'))
      const tokenIds = await queryRows(tx, kysely.deleteFrom('accessTokens').where('userId', '=', userId).returning('id'))
      let connections = 0
      if (await tx.user.count({ where: { id: userId, emailVerified: false } })) {
        await removeTwoFactor(tx, userId)
        await tx.passkey.deleteMany({ where: { userId } })
        // They could send the owner’s content to the stranger.
        const keys = await tx.modelConnection.deleteMany({ where: { userId } })
        const webhooks = await tx.webhook.updateMany({ where: { userId, isEnabled: true }, data: { isEnabled: false } })
        connections = keys.count + webhooks.count
      }
      await emails.markVerified(tx, userId)
      const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
      return { sessionIds, tokenIds, email, connections }
    })
    for (const rows of [sessionIds, tokenIds]) await sessions.announceEnded(rows.map(({ id }) => id))
    return { revoked: tokenIds.length, ...ended }
  }

  /** The link proves ownership of the address. */
  async #completeReset(userId: string, client: ClientInfo): Promise<number> {
    const { attempts, browsers } = this.#uses
    const { revoked, email, connections } = await this.#endAccess(userId)
    await attempts.clearAccount({ userId, email, ip: client.ip })
    await browsers.remember(userId, client)
    await this.#completeChange(userId, { summary: describeEnd(revoked), ...(connections > 0 && { message: connectionsEnded }) })
    return revoked
  }

  #refuseSsoOnly(): void {
    if (this.#platform.config.sso?.isOnly) throw new InputError('sso_required')
  }

  async #completeChange(userId: string, details: { summary: string; message?: string }): Promise<void> {
    await this.#platform.db.verification.deleteMany({ where: { OR: [{ value: userId }, findPending(userId)] } })
    await this.#uses.notifications.publish(userId, { ...passwordChanged, ...details })
  }
}

function describeEnd(revoked: number): string {
  return revoked > 0 ? 'You were signed out everywhere, and your access tokens were revoked.' : 'You were signed out everywhere.'
}

const takenOver = {
  channel: 'account',
  type: 'warning',
  priority: 'high',
  title: 'Your account now uses single sign-on',
  message: 'Earlier passwords, model keys and webhooks no longer work. If you didn’t create this account, review its content.',
  actionUrl: '/settings#account',
} as const satisfies NewNotification

const passwordChanged = {
  channel: 'account',
  type: 'warning',
  priority: 'high',
  title: 'Your password was changed',
  message: 'If this wasn’t you, change your password now.',
  actionUrl: '/forgot-password',
} as const satisfies NewNotification

const connectionsEnded = 'Model keys and webhooks added before you confirmed your email no longer work. Set them up again in Settings.'

/** Matches the lifetime of the link in better-auth. */
const resetMs = 3_600_000
