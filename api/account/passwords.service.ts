import type { z } from 'zod'
import type { NewNotification, NotificationsService } from '../notifications/notifications.service.ts'
import { InputError, UnauthorizedError } from '../platform/errors.ts'
import { parseInput } from '../platform/parseInput.ts'
import type { Platform } from '../platform/platform.ts'
import type { ClientInfo, Viewer } from '../platform/viewer.ts'
import type { Attempts } from './attempts.ts'
import { type Auth, refusalOf } from './auth.ts'
import { refusePrograms } from './programs.ts'
import { resetMail } from './resetMail.ts'
import { proofIn } from './proof.ts'
import type { SessionService } from './sessions.service.ts'
import { passwordChange, passwordReset, passwordResetRequest } from './validation.ts'

/** How people prove who they are, and what they do when they no longer can. */
export class PasswordsService {
  readonly #platform: Platform
  readonly #notifications: NotificationsService
  readonly #sessions: SessionService
  readonly #attempts: Attempts
  readonly #auth: () => Promise<Auth>

  constructor(
    platform: Platform,
    uses: { notifications: NotificationsService; sessions: SessionService; attempts: Attempts; auth: () => Promise<Auth> },
  ) {
    this.#platform = platform
    this.#notifications = uses.notifications
    this.#sessions = uses.sessions
    this.#attempts = uses.attempts
    this.#auth = uses.auth
  }

  /** Says the same whether or not there is such an account. */
  async requestReset(client: ClientInfo, input: z.input<typeof passwordResetRequest>): Promise<{ message: string }> {
    const body = parseInput(passwordResetRequest, input)
    await this.#attempts.countByAddress('forgot-address', client.ip)
    await this.#attempts.countByAccount('forgot-account', body.email)
    const auth = await this.#auth()
    await auth.api.requestPasswordReset({ body })
    return { message: 'If there is an account with this email, a link to choose a new password is on its way.' }
  }

  /** Ends every session of the account; nobody is signed in by it. */
  async reset(client: ClientInfo, input: z.input<typeof passwordReset>): Promise<{ message: string }> {
    const { token, password } = parseInput(passwordReset, input)
    await this.#attempts.countByAddress('reset-address', client.ip)
    const auth = await this.#auth()
    await auth.api.resetPassword({ body: { token, newPassword: password } }).catch((error: unknown) => {
      if (!refusalOf(error)) throw error
      throw new InputError('This link has expired or was used before. Ask for a new one.', 'token')
    })
    return { message: 'Your password is changed. Sign in with the new one.' }
  }

  /** Ends every session but the one that asks. */
  async change(viewer: Viewer, client: ClientInfo, input: z.input<typeof passwordChange>): Promise<{ message: string }> {
    refusePrograms(viewer)
    const body = parseInput(passwordChange, input)
    await this.#prove(viewer, 'currentPassword', async (auth) => {
      await auth.api.changePassword({ body, headers: proofIn(client.headers) ?? new Headers() })
    })
    await this.#sessions.endOthers(viewer)
    await this.#afterChange(viewer.userId, 'You were signed out everywhere else.')
    return { message: 'Your password is changed. You are signed out everywhere else.' }
  }

  /** Throws unless it is the viewer's password. */
  async check(viewer: Viewer, client: ClientInfo, password: string): Promise<void> {
    refusePrograms(viewer)
    await this.#prove(viewer, 'password', async (auth) => {
      await auth.api.verifyPassword({ body: { password }, headers: proofIn(client.headers) ?? new Headers() })
    })
  }

  /** Nobody waits for the mail: the time it takes would tell that there is such an account. */
  sendReset(email: string, token: string): void {
    const { config, log, mail } = this.#platform
    mail.send(resetMail({ to: email, publicUrl: config.publicUrl, token })).catch((error: unknown) => {
      log.error({ err: error }, 'a password reset could not be mailed')
    })
  }

  async afterReset(userId: string): Promise<void> {
    await this.#sessions.endAllOf(userId)
    await this.#afterChange(userId, 'You were signed out everywhere.')
  }

  async #afterChange(userId: string, summary: string): Promise<void> {
    // Links to choose another password that were asked for before.
    await this.#platform.db.verification.deleteMany({ where: { value: userId } })
    await this.#notifications.publish(userId, { ...passwordChanged, summary })
  }

  /** Guesses at the same moment count too, as they are counted before the password is looked at. */
  async #prove({ userId }: Viewer, field: string, work: (auth: Auth) => Promise<void>): Promise<void> {
    await this.#attempts.countByAccount('password-account', userId)
    await work(await this.#auth()).catch((error: unknown) => {
      const refusal = refusalOf(error)
      if (refusal === 401) throw new UnauthorizedError()
      throw refusal ? new InputError('This is not your password', field) : error
    })
    await this.#attempts.forgive('password-account', userId)
  }
}

const passwordChanged = {
  channel: 'account',
  type: 'warning',
  priority: 'high',
  title: 'Your password was changed',
  message: 'If this was not you, choose a new password at once.',
  actionUrl: '/forgot-password',
} as const satisfies NewNotification
